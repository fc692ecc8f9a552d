/** Without what is mistaken for something else when it is read out: 0 O o, 1 l I. */
const signs = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const length = 12

/** Twelve letters and digits from the browser's secure source, each equally likely. */
export function suggestPassword(): string {
  const limit = 256 - (256 % signs.length)
  let password = ''
  while (password.length < length) {
    for (const byte of crypto.getRandomValues(new Uint8Array(length)))
      if (byte < limit && password.length < length) password += signs[byte % signs.length]
  }
  return password
}
