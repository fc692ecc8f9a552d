/**
 * Rewrites the generated validators so that each is built when it is first asked for: `zOrder` becomes `zOrder()`.
 * Building all of them takes longer than starting the rest of the mock server, and a run needs a few of them.
 */
export function lazyValidators(source: string): string {
  const start = source.search(/^(\/\*\*|export const z)/m)
  const [head, body] = [source.slice(0, start), source.slice(start)]
  // Only declared names: a pattern such as [a-zA-Z] holds something alike.
  const names = new Set([...body.matchAll(/^export const (z\w+) =/gm)].map((match) => match[1]))
  const called = body.replace(/\bz[A-Z]\w*\b(?! =)/g, (name) => (names.has(name) ? `${name}()` : name))
  const declared = called
    .replace(/^export const (z\w+) = /gm, 'export const $1 = once(() => ')
    .replace(/;$/gm, ');')
  return `${head}${once}${declared}`
}

const once = `const once = <Schema>(build: () => Schema): (() => Schema) => {
    let built: Schema | undefined;
    return () => (built ??= build());
};

`
