/**
 * Draws the map of Shogun from the centres in provinces.csv: `node scripts/shogun-map.mjs`.
 *
 * Each point of the land belongs to the nearest centre. Where two provinces meet that are no
 * neighbours, a strip is cut out: open to the sea it is a bay, enclosed it is a mountain ridge.
 * Centres are first moved a little until nearly all land neighbours share a border, passes are
 * cut for the others: the drawn map says exactly what the rules say. Borders are traced once and
 * shared by both sides.
 */
import { readFileSync, writeFileSync } from "node:fs";

const CSV = new URL("../../src/tatami/games/shogun/provinces.csv", import.meta.url);
const OUT = new URL("../src/games/shogun/map.json", import.meta.url);

const WIDTH = 2000;
const HEIGHT = 872;
const REACH = 92;
const BRIDGE = 46;
const STRAIT = 40;
const RIDGE = 17;
const PASS = 15;

// the provinces

const [head, ...lines] = readFileSync(CSV, "utf8").trim().split("\n");
const columns = head.split(",");
const rows = lines.map((line) => {
  const cells = line.split(",");
  return Object.fromEntries(columns.map((name, at) => [name, cells[at]]));
});
const index = new Map(rows.map((row, at) => [row.province, at]));
const N = rows.length;
const home = rows.map((row) => [20 + 1.98 * row.x, 26 + 2.3 * row.y]);
const near = (field) =>
  rows.map((row) =>
    row[field]
      .split(" ")
      .filter(Boolean)
      .map((n) => index.get(n)),
  );
const land = near("land_neighbours");
const sea = near("sea_neighbours");
const beside = rows.map((_, a) => rows.map((_, b) => land[a].includes(b)));
const island = components();

function components() {
  const found = Array(N).fill(-1);
  let count = 0;
  for (let start = 0; start < N; start++) {
    if (found[start] >= 0) continue;
    const todo = [start];
    while (todo.length) {
      const at = todo.pop();
      if (found[at] >= 0) continue;
      found[at] = count;
      todo.push(...land[at]);
    }
    count++;
  }
  return found;
}

// chance and noise, always the same

let seed = 20061;
function random() {
  seed = (seed + 0x6d2b79f5) | 0;
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
}

function noise(x, y, salt) {
  const corner = (i, j) => {
    let h = Math.imul(i, 374761393) ^ Math.imul(j, 668265263) ^ Math.imul(salt, 974634777);
    h = Math.imul(h ^ (h >>> 13), 1274126177);
    return ((h ^ (h >>> 16)) >>> 0) / 2147483648 - 1;
  };
  const i = Math.floor(x);
  const j = Math.floor(y);
  const u = (x - i) ** 2 * (3 - 2 * (x - i));
  const v = (y - j) ** 2 * (3 - 2 * (y - j));
  const top = corner(i, j) * (1 - u) + corner(i + 1, j) * u;
  const bottom = corner(i, j + 1) * (1 - u) + corner(i + 1, j + 1) * u;
  return top * (1 - v) + bottom * v;
}

// which province a point belongs to: its number, WATER or MOUNTAIN

/** Neighbours between which a ridge lies, until a pass is cut through it. */
let passes = [];

const WATER = -1;
const MOUNTAIN = -2;

function owner(sites, x, y, distance) {
  let best = 0;
  for (let p = 0; p < N; p++) {
    const dx = x - sites[p][0];
    const dy = y - sites[p][1];
    distance[p] = Math.sqrt(dx * dx + dy * dy);
    if (distance[p] < distance[best]) best = p;
  }
  for (const [a, b] of passes) {
    if (fromRoad(sites[a], sites[b], x, y) < PASS) return distance[a] < distance[b] ? a : b;
  }
  const own = distance[best];
  for (let p = 0; p < N; p++) {
    if (p === best || beside[best][p]) continue;
    const gap = island[p] === island[best] ? RIDGE : STRAIT;
    if (distance[p] - own < 2 * gap) return MOUNTAIN;
  }
  if (own < REACH * (0.92 + 0.1 * noise(x / 60, y / 60, 9))) return best;
  for (const p of land[best]) if (fromRoad(sites[best], sites[p], x, y) < BRIDGE) return best;
  return WATER;
}

function fromRoad([ax, ay], [bx, by], x, y) {
  const along = ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2);
  const at = Math.max(0, Math.min(1, along));
  return Math.hypot(x - ax - at * (bx - ax), y - ay - at * (by - ay));
}

function raster(sites, step, rough) {
  const w = Math.ceil(WIDTH / step);
  const h = Math.ceil(HEIGHT / step);
  const label = new Int8Array(w * h);
  const distance = new Float64Array(N);
  for (let j = 0; j < h; j++) {
    for (let i = 0; i < w; i++) {
      let x = (i + 0.5) * step;
      let y = (j + 0.5) * step;
      if (rough) {
        const dx = 15 * noise(x / 75, y / 75, 1) + 6 * noise(x / 27, y / 27, 2);
        const dy = 15 * noise(x / 75, y / 75, 3) + 6 * noise(x / 27, y / 27, 4);
        x += dx;
        y += dy;
      }
      label[j * w + i] = owner(sites, x, y, distance);
    }
  }
  return { label, w, h, step };
}

// move the centres until all land neighbours touch

const COARSE = 10;

function cost(sites) {
  const { label, w, h } = raster(sites, COARSE, false);
  const borders = new Int16Array(N * N);
  const area = new Int16Array(N);
  for (let j = 0; j < h - 1; j++) {
    for (let i = 0; i < w - 1; i++) {
      const a = label[j * w + i];
      if (a < 0) continue;
      area[a]++;
      for (const b of [label[j * w + i + 1], label[(j + 1) * w + i]]) {
        if (b >= 0 && b !== a) borders[Math.min(a, b) * N + Math.max(a, b)]++;
      }
    }
  }
  let sum = 0;
  for (let a = 0; a < N; a++) {
    for (const b of land[a]) if (a < b) sum += 3 * Math.max(0, 5 - borders[a * N + b]) ** 2;
    sum += 0.014 * Math.max(0, 140 - area[a]) ** 2;
    sum += 0.0009 * ((sites[a][0] - home[a][0]) ** 2 + (sites[a][1] - home[a][1]) ** 2);
  }
  return sum;
}

function settle(tries) {
  const sites = home.map((centre) => [...centre]);
  let best = cost(sites);
  for (let attempt = 0; attempt < tries; attempt++) {
    const warmth = 1 - attempt / tries;
    const p = Math.floor(random() * N);
    const before = [...sites[p]];
    const far = 10 + 45 * warmth;
    sites[p][0] = clamp(before[0] + far * (random() * 2 - 1), 75, WIDTH - 75);
    sites[p][1] = clamp(before[1] + far * (random() * 2 - 1), 75, HEIGHT - 75);
    const now = cost(sites);
    if (now < best + 1.5 * warmth * warmth * random()) best = now;
    else sites[p] = before;
  }
  return sites;
}

const clamp = (value, low, high) => Math.max(low, Math.min(high, value));

// clean: one piece for each province; strips that are open to the sea are sea

function clean(map) {
  const { label, w, h } = map;
  const around = (at) => {
    const i = at % w;
    return [i > 0 ? at - 1 : -1, i < w - 1 ? at + 1 : -1, at - w, at + w].filter(
      (n) => n >= 0 && n < w * h,
    );
  };
  const seen = new Uint8Array(w * h);
  const pieces = [];
  for (let start = 0; start < w * h; start++) {
    if (seen[start]) continue;
    const kind = label[start];
    const same = (n) => label[n] === kind || (kind < 0 && label[n] < 0);
    const piece = [];
    const todo = [start];
    seen[start] = 1;
    while (todo.length) {
      const at = todo.pop();
      piece.push(at);
      for (const n of around(at)) {
        if (seen[n] || !same(n)) continue;
        seen[n] = 1;
        todo.push(n);
      }
    }
    pieces.push({ kind, piece });
  }
  const largest = new Map();
  for (const { kind, piece } of pieces) {
    if (kind >= 0) largest.set(kind, Math.max(largest.get(kind) ?? 0, piece.length));
  }
  const open = Math.max(...pieces.filter((p) => p.kind < 0).map((p) => p.piece.length));
  pieces.sort((a, b) => a.kind - b.kind);
  for (const { kind, piece } of pieces) {
    if (kind < 0) {
      const what = piece.length === open ? WATER : MOUNTAIN;
      for (const at of piece) label[at] = what;
    } else if (piece.length < largest.get(kind)) {
      const what = piece.some((at) => around(at).some((n) => label[n] === WATER))
        ? WATER
        : MOUNTAIN;
      for (const at of piece) label[at] = what;
    }
  }
  return map;
}

// trace the borders between different labels as arcs that meet in nodes

function arcsOf({ label, w, h, step }) {
  const at = (i, j) => (i < 0 || j < 0 || i >= w || j >= h ? WATER : label[j * w + i]);
  const corner = (i, j) => j * (w + 1) + i;
  const links = new Map();
  const link = (c, d, left, right) => {
    if (!links.has(c)) links.set(c, []);
    links.get(c).push({ to: d, left, right });
  };
  const join = (c, d, left, right) => (link(c, d, left, right), link(d, c, right, left));
  for (let j = 0; j <= h; j++) {
    for (let i = 0; i <= w; i++) {
      if (i < w && at(i, j - 1) !== at(i, j))
        join(corner(i, j), corner(i + 1, j), at(i, j - 1), at(i, j));
      if (j < h && at(i - 1, j) !== at(i, j))
        join(corner(i, j), corner(i, j + 1), at(i, j), at(i - 1, j));
    }
  }
  const used = new Set();
  const name = (c, d) => (c < d ? `${c} ${d}` : `${d} ${c}`);
  const point = (c) => [(c % (w + 1)) * step, Math.floor(c / (w + 1)) * step];
  const arcs = [];
  function walk(start, first) {
    const points = [point(start), point(first.to)];
    used.add(name(start, first.to));
    let from = start;
    let here = first.to;
    while (here !== start && links.get(here).length === 2) {
      const next = links.get(here).find((one) => one.to !== from);
      used.add(name(here, next.to));
      from = here;
      here = next.to;
      points.push(point(here));
    }
    arcs.push({ points, left: first.left, right: first.right, start, end: here });
  }
  for (const [c, out] of links) {
    if (out.length !== 2) for (const one of out) if (!used.has(name(c, one.to))) walk(c, one);
  }
  for (const [c, out] of links) if (!used.has(name(c, out[0].to))) walk(c, out[0]);
  return arcs;
}

/** The land neighbours that do not touch. */
function apart(arcs) {
  const touching = new Set(
    arcs.map(({ left, right }) => `${Math.min(left, right)} ${Math.max(left, right)}`),
  );
  return land.flatMap((others, a) =>
    others.filter((b) => a < b && !touching.has(`${a} ${b}`)).map((b) => [a, b]),
  );
}

function smooth(points, closed, times) {
  let line = points;
  for (let time = 0; time < times; time++) {
    line = line.map((point, at) => {
      if (!closed && (at === 0 || at === line.length - 1)) return point;
      const last = line.length - 1;
      const before = line[at === 0 ? last - 1 : at - 1];
      const after = line[at === last ? 1 : at + 1];
      return [0, 1].map((k) => (before[k] + 2 * point[k] + after[k]) / 4);
    });
  }
  return line;
}

function simplify(points, tolerance) {
  if (points.length < 3) return points;
  const [ax, ay] = points[0];
  const [bx, by] = points.at(-1);
  const length = Math.hypot(bx - ax, by - ay);
  let far = 0;
  let where = 0;
  points.forEach(([x, y], at) => {
    const d = length
      ? Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length
      : Math.hypot(x - ax, y - ay);
    if (d > far) {
      far = d;
      where = at;
    }
  });
  if (far <= tolerance) return [points[0], points.at(-1)];
  return [
    ...simplify(points.slice(0, where + 1), tolerance).slice(0, -1),
    ...simplify(points.slice(where), tolerance),
  ];
}

// chain arcs into rings around a set of labels

function rings(arcs, inside) {
  const edges = [];
  for (const arc of arcs) {
    const left = inside(arc.left);
    const right = inside(arc.right);
    if (left === right) continue;
    const points = arc.line;
    edges.push(
      right
        ? { start: arc.start, end: arc.end, points }
        : { start: arc.end, end: arc.start, points: [...points].reverse() },
    );
  }
  const found = [];
  while (edges.length) {
    const first = edges.pop();
    let points = [...first.points];
    let end = first.end;
    while (end !== first.start) {
      const at = edges.findIndex((edge) => edge.start === end);
      if (at < 0) break;
      const [next] = edges.splice(at, 1);
      points = [...points, ...next.points.slice(1)];
      end = next.end;
    }
    found.push(points);
  }
  return found;
}

const whole = (points) => points.map(([x, y]) => [Math.round(x), Math.round(y)]);

function path(points, closed) {
  const [first, ...rest] = whole(points);
  let [x, y] = first;
  let drawn = `M${x} ${y}l`;
  const steps = (closed ? rest.slice(0, -1) : rest).map(([nx, ny]) => {
    const step = `${nx - x} ${ny - y}`;
    [x, y] = [nx, ny];
    return step;
  });
  return drawn + steps.join(" ").replaceAll(" -", "-") + (closed ? "z" : "");
}

const area = (ring) =>
  Math.abs(
    ring.reduce(
      (sum, [x, y], at) =>
        sum + x * ring[(at + 1) % ring.length][1] - ring[(at + 1) % ring.length][0] * y,
      0,
    ) / 2,
  );

/** Where a label has most room: an upright box is fitted, wider than high. */
function roomiest({ label, w, h, step }, province) {
  let best = [0, 0];
  let most = -1;
  for (let j = 0; j < h; j += 2) {
    for (let i = 0; i < w; i += 2) {
      if (label[j * w + i] !== province) continue;
      let r = 1;
      const inside = (di, dj) => label[(j + dj) * w + i + di] === province;
      const fits = (r) => {
        const a = Math.round(r * 1.25);
        for (let k = -4; k <= 4; k++) {
          const di = Math.round((a * k) / 4);
          const dj = Math.round((r * k) / 4);
          if (!inside(di, -r) || !inside(di, r) || !inside(-a, dj) || !inside(a, dj)) return false;
        }
        return true;
      };
      while (r < 60 && fits(r)) r++;
      if (r > most) {
        most = r;
        best = [(i + 0.5) * step, (j + 0.5) * step];
      }
    }
  }
  return { x: Math.round(best[0]), y: Math.round(best[1]), room: most * step };
}

/** A sea route bows away from the straight line. */
function route(from, to, bow) {
  const [ax, ay] = from;
  const [bx, by] = to;
  const mx = (ax + bx) / 2 - (by - ay) * bow;
  const my = (ay + by) / 2 + (bx - ax) * bow;
  return `M${ax} ${ay}Q${Math.round(mx)} ${Math.round(my)} ${bx} ${by}`;
}

const BOWS = { "Kaga Tajima": 0.32, "Izu Shima": -0.22, "Awa-Boso Izu": 0.12 };

const sites = settle(2000);
passes = apart(arcsOf(clean(raster(sites, 2, true))));
const map = clean(raster(sites, 2, true));
const arcs = arcsOf(map);
for (const arc of arcs) {
  const closed = arc.start === arc.end;
  const coast = arc.left < 0 || arc.right < 0;
  const line = smooth(arc.points, closed, coast ? 14 : 10);
  const half = Math.floor(line.length / 2);
  arc.line = closed
    ? [...simplify(line.slice(0, half + 1), 0.9).slice(0, -1), ...simplify(line.slice(half), 0.9)]
    : simplify(line, 0.9);
}

const provinces = rows.map((row, p) => {
  const ring = rings(arcs, (label) => label === p).sort((a, b) => area(b) - area(a))[0];
  return { ...roomiest(map, p), d: path(ring, true) };
});
const borders = arcs
  .filter((arc) => arc.left >= 0 && arc.right >= 0)
  .map((arc) => ({
    a: Math.min(arc.left, arc.right),
    b: Math.max(arc.left, arc.right),
    d: path(arc.line, false),
  }));
const coast = rings(arcs, (label) => label !== WATER)
  .filter((ring) => area(ring) > 300)
  .map((ring) => path(ring, true));
const ridges = rings(arcs, (label) => label === MOUNTAIN).filter((ring) => area(ring) > 60);

/** Peaks stand in the ridges, not too close to each other, the far ones first. */
const peaks = [];
for (let j = 0; j < map.h; j += 3) {
  for (let i = 0; i < map.w; i += 3) {
    if (map.label[j * map.w + i] !== MOUNTAIN) continue;
    const x = Math.round(i * map.step);
    const y = Math.round(j * map.step);
    if (peaks.every(([px, py]) => Math.hypot(px - x, py - y) > 24)) peaks.push([x, y]);
  }
}

const routes = [];
for (let a = 0; a < N; a++) {
  for (const b of sea[a]) {
    if (a > b) continue;
    const key = `${rows[a].province} ${rows[b].province}`;
    routes.push({
      a,
      b,
      d: route([provinces[a].x, provinces[a].y], [provinces[b].x, provinces[b].y], BOWS[key] ?? 0),
    });
  }
}

const missing = apart(arcs);
const extra = borders.filter(({ a, b }) => !beside[a][b]);
for (const [a, b] of missing)
  console.error(`not touching: ${rows[a].province} ${rows[b].province}`);
for (const { a, b } of extra)
  console.error(`touching without being neighbours: ${rows[a].province} ${rows[b].province}`);
if (missing.length || extra.length) process.exitCode = 1;

const drawn = {
  width: WIDTH,
  height: HEIGHT,
  provinces,
  borders,
  routes,
  coast,
  ridges: ridges.map((ring) => path(ring, true)),
  peaks,
};
const text = Object.entries(drawn).map(([name, value]) => {
  const rowsOf = Array.isArray(value) && typeof value[0] === "object" && !Array.isArray(value[0]);
  return rowsOf
    ? `"${name}": [\n${value.map((one) => `  ${JSON.stringify(one)}`).join(",\n")}\n]`
    : `"${name}": ${JSON.stringify(value)}`;
});
writeFileSync(OUT, `{\n${text.join(",\n")}\n}\n`);
console.log(
  `${N} provinces, ${borders.length} borders, smallest room ${Math.min(...provinces.map((p) => p.room))}`,
);
