/** Lines that open or close a code block, look as if they did, or hide one. */
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
