/** Lines that begin a block of code, end one, look as if they did, or hide one. */
export const FENCE_LINES = [
  ...[
    '```suggestion',
    '````suggestion',
    '``` suggestion',
    '```suggestion x',
    '    ```suggestion',
    '```',
    '````',
  ],
  ...['```js', '~~~', '  ```', 'code', '', '<!-- x -->', '<!--', '-->'],
]
