import { brotliCompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { ownScript } from './own-scripts'

it('REACH-03 what a town’s website loads for a frame is at most 3 kB, also where nothing compresses it', async () => {
  expect((await ownScript('marco.js')).length).toBeLessThanOrEqual(3000)
})

it('REACH-02 the search of a catalogue has at most what its page leaves of 90 kB', async () => {
  expect(brotliCompressSync(await ownScript('catalogo.js')).length).toBeLessThanOrEqual(10_000)
})
