import { expect, it } from 'vitest'
import { brotliSize } from './brotli-size'

it('ANS-23 the size of a chunk does not hang on the hashes of what it imports', () => {
  const importing = (hash: string) => `import("./core-${hash}.js"),import("./own-answers-${hash}.js")`
  expect(brotliSize(importing('ByQiVF3'))).toBe(brotliSize(importing('-_aaaaa')))
  expect(brotliSize(`${importing('ByQiVF3')}+1234`)).toBeGreaterThan(brotliSize(importing('ByQiVF3')))
})
