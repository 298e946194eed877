import { NO_BRAND } from './brand'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { assembleAnswer } from '../../../src/domain/answering/whole'
import { anAnswer, aVersion } from '../../../src/testing/builders'
import { wordingFor } from '../platform/wording'
import { renderPdf } from './render'

const DOT = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const folder = mkdtempSync(`${tmpdir()}/pdf-`)
const file = `${folder}/secret.png`
const asked: string[] = []
const server = createServer(({ url = '' }, response) => {
  asked.push(url)
  response.setHeader('content-type', 'image/png').end(Buffer.from(DOT, 'base64'))
})
let address = ''

beforeAll(async () => {
  writeFileSync(file, Buffer.from(DOT, 'base64'))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const at = server.address()
  address = `http://127.0.0.1:${at !== null && typeof at === 'object' ? at.port : 0}`
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await new Promise((resolve) => server.close(resolve))
})

/** A document with that picture above its answer. */
function documentWith(header: string, render = renderPdf): Promise<Buffer> {
  const version = aVersion()
  const answer = assembleAnswer(version, anAnswer({ version }))
  const parts = {
    pictures: new Map<string, string>(),
    lookupUrl: null,
    statusUrl: null,
    extras: null,
    brand: NO_BRAND,
  }
  return render({ answer, wording: wordingFor('es', 'UTC'), header, ...parts })
}

it('PDF-01 a picture that is passed in is drawn', async () => {
  const pdf = await documentWith(`data:image/png;base64,${DOT}`)
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
})

it('PDF-01 making a document reads no file of the server', async () => {
  await expect(documentWith(file)).rejects.toThrow(/denied/)
})

it('PDF-01 making a document opens no address', async () => {
  await expect(documentWith(`${address}/secret.png`)).rejects.toThrow(/denied/)
  expect(asked).toEqual([])
})

it('PDF-01 a document has one title when the modules that draw it are loaded again in the same process', async () => {
  vi.resetModules()
  const again = await import('./render')
  for (const render of [renderPdf, again.renderPdf]) {
    const pdf = await documentWith(`data:image/png;base64,${DOT}`, render)
    expect(pdf.toString('latin1').match(/\/S \/H1\b/g)).toHaveLength(1)
  }
})
