/** A sentence about a thing, for a pointer, a finger and the focus: what its button listens to. */
export function told(explain: (sentence: string | null) => void, sentence: string) {
  const tell = () => explain(sentence);
  const hush = () => explain(null);
  return { onclick: tell, onmouseenter: tell, onfocus: tell, onmouseleave: hush, onblur: hush };
}
