/** Parameters as Stripe's form encoding holds them: every value a string, nested by brackets. */
export type Params = { [name: string]: string | Params | (string | Params)[] };

type Nested = Map<string, string | Nested>;

function put(into: Nested, path: string[], value: string): void {
  const [first, ...rest] = path;
  if (first === undefined) return;
  if (rest.length === 0) {
    into.set(first, value);
    return;
  }
  const below = into.get(first);
  const next: Nested = below instanceof Map ? below : new Map();
  into.set(first, next);
  put(next, rest, value);
}

function unfold(nested: Nested): Params | (string | Params)[] {
  const entries = [...nested].map(([name, value]) => [name, value instanceof Map ? unfold(value) : value] as const);
  if (entries.length > 0 && entries.every(([name], at) => name === String(at)))
    return entries.map(([, value]) => value as string | Params);
  return Object.fromEntries(entries) as Params;
}

/** Decodes `items[0][price]=x&expand[0]=y`. */
export function decodeForm(text: string): Params {
  const nested: Nested = new Map();
  for (const [name, value] of new URLSearchParams(text)) put(nested, name.split(/\[|\]\[|\]/).filter(Boolean), value);
  return unfold(nested) as Params;
}
