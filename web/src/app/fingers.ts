/** On a phone or a tablet there is neither a mouse nor, most likely, a keyboard. */
export const onlyFingers = () => matchMedia("(hover: none) and (pointer: coarse)").matches;
