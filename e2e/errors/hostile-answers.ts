/** Wrong answers that a backend could send. */
/** Turns the right body into the wrong one. */
export type Spoil = (right: string) => string | Buffer

export const json = (data: unknown, code: unknown = 1, msg: unknown = '') =>
  JSON.stringify({ code, msg, time: 1_795_226_400, data })

/** Changes every value of the right answer in one way. */
const changed =
  (change: (value: unknown) => unknown): Spoil =>
  (right) => {
    const walk = (value: unknown): unknown => {
      if (Array.isArray(value)) return change(value.map(walk))
      if (typeof value !== 'object' || value === null) return change(value)
      return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, walk(each)]))
    }
    const envelope = JSON.parse(right) as { data: unknown }
    return JSON.stringify({ ...envelope, data: walk(envelope.data) })
  }

/** By name; a number is a status without a body. */
export const kinds: Readonly<Record<string, Spoil | number>> = {
  'a page of HTML': () => '<html><head><title>Nginx</title></head><body>Welcome</body></html>',
  nothing: () => '',
  'no content': 204,
  'half an answer': (right) => right.slice(0, right.length / 2),
  'a mark of byte order': (right) => `\uFEFF${right}`,
  null: () => 'null',
  'a list': () => '[]',
  'a text': () => '"ok"',
  'no envelope': () => '{"success":true,"result":[]}',
  'a code as text': (right) => right.replace('"code":1', '"code":"1"'),
  'a message of null': (right) => right.replace(/"msg":"[^"]*"/, '"msg":null'),
  'data of null': () => json(null),
  'data that are an empty list': () => json([]),
  'data that are an empty object': () => json({}),
  'data that are a text': () => json('none'),
  'an empty refusal': () => json(null, 0),
  'a code that nobody knows': () => json([], 987, 'Unknown'),
  'numbers as texts': changed((value) => (typeof value === 'number' ? String(value) : value)),
  'lists as null': changed((value) => (Array.isArray(value) ? null : value)),
  'texts as null': changed((value) => (typeof value === 'string' ? null : value)),
  'bytes that are no text': () => Buffer.from([0xff, 0xfe, 0x00, 0x9f, 0x92, 0x96]),
}
