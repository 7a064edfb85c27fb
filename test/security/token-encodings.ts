export const base64 = (text: string, encoding: 'base64' | 'base64url' = 'base64') =>
  Buffer.from(text).toString(encoding)

/** Reversible encodings of a token. */
export const ENCODINGS: [name: string, encode: (token: string) => string][] = [
  ['as it is', (token) => token],
  ['in capitals', (token) => token.toUpperCase()],
  ['without its beginning', (token) => token.slice(6)],
  ['without its end', (token) => token.slice(0, -10)],
  ['half of it', (token) => token.slice(0, 22)],
  ['with blanks between', (token) => [...token].join(' ')],
  ['with invisible characters between', (token) => [...token].join('\u200b')],
  ['over several lines', (token) => token.replace(/.{7}/g, '$&\n')],
  [
    'in wide letters',
    (token) => token.replace(/[!-~]/g, (char) => String.fromCharCode(char.charCodeAt(0) + 0xfee0)),
  ],
  ['reversed', (token) => [...token].toReversed().join('')],
  ['rotated', (token) => token.replace(/[a-z]/gi, (char) => ROTATED.charAt(LETTERS.indexOf(char)))],
  ['in base64', (token) => base64(token)],
  ['in base64, one character further', (token) => base64(`x${token}`)],
  ['in base64, two characters further', (token) => base64(`xy${token} and more`)],
  ['in base64 as git sends it', (token) => base64(`x-access-token:${token}`)],
  ['in base64 for addresses', (token) => base64(`xy${token}`, 'base64url')],
  ['in base64, over several lines', (token) => base64(token).replace(/.{10}/g, '$&\n  ')],
  ['in base64 as PowerShell makes it', (token) => Buffer.from(token, 'utf16le').toString('base64')],
  ['in hexadecimal', (token) => Buffer.from(token).toString('hex')],
  [
    'in hexadecimal, with colons',
    (token) => Buffer.from(token).toString('hex').toUpperCase().replace(/../g, '$&:'),
  ],
  ['in character codes', (token) => [...Buffer.from(token)].join(', ')],
  [
    'as a part of an address',
    (token) => [...Buffer.from(token)].map((byte) => `%${byte.toString(16)}`).join(''),
  ],
  [
    'in escapes of a program',
    (token) => [...Buffer.from(token)].map((byte) => `\\x${byte.toString(16)}`).join(''),
  ],
  [
    'in escapes of JSON',
    (token) => [...Buffer.from(token)].map((byte) => `\\u00${byte.toString(16)}`).join(''),
  ],
  ['in entities', (token) => [...Buffer.from(token)].map((byte) => `&#${byte};`).join('')],
  ['in Markdown', (token) => token.replace('_', '\\_').replace(/.{8}/g, '$&**')],
]
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const ROTATED = 'NOPQRSTUVWXYZABCDEFGHIJKLMnopqrstuvwxyzabcdefghijklm'
