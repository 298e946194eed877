import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { NOT_FILTERED } from '../../../testing/builders'
import { DataError } from '../../../data/errors'
import { exportPage, type GenerateCsvResponse } from '../../../data/staff/export-page'
import type { Cell } from '../../../domain/export/cell'
import { openFile } from './file-writer'
import { runExport, type ExportOrder } from './run-export'
import { beginWriting } from './writing'

vi.mock('../../../data/staff/export-page', () => ({ exportPage: vi.fn() }))
vi.mock('./writing', () => ({ beginWriting: vi.fn() }))

const ended = vi.fn()
const stop = () => new AbortController()
const order = (given: Partial<ExportOrder> = {}): ExportOrder => ({
  request: {
    formId: 'comercios',
    filters: NOT_FILTERED,
    language: 'es',
    timeZone: 'UTC',
  },
  format: 'csv',
  sheets: ['Sheet1', 'Información'],
  continuing: { to: '', from: '' },
  headingsOf: () => ['Código'],
  about: () => [],
  onProgress: () => undefined,
  signal: stop().signal,
  ...given,
})
const page = (codes: string[], lastDoc: string | null, total: number | null = null): GenerateCsvResponse => ({
  status: 'ok',
  columns: [{ of: 'fact', fact: 'code' }],
  answers: codes.map((code): Cell[] => [code]),
  lastDoc,
  total,
  upTo: 7,
})

/** Looked at from the beginning, so that a rejection is never without anybody who waits for it. */
const failureOf = (work: Promise<unknown>): Promise<unknown> => work.catch((error: unknown) => error)

beforeEach(() => {
  vi.resetAllMocks()
  vi.useFakeTimers()
  vi.mocked(beginWriting).mockImplementation((start) => {
    const file = openFile(start)
    return Promise.resolve({
      add: (rows) => Promise.resolve(file.add(rows)),
      close: (about) => Promise.resolve(file.close(about)),
      end: ended,
    })
  })
})

afterEach(() => {
  vi.useRealTimers()
})

describe('export of answers', () => {
  it('ALIST-06 reads page after page to the end, and reports the progress', async () => {
    vi.mocked(exportPage)
      .mockResolvedValueOnce(page(['A', 'B'], 'cursor', 3))
      .mockResolvedValueOnce(page(['C'], null))
    const onProgress = vi.fn()
    const { file, answers } = await runExport(order({ onProgress }))
    expect(answers).toBe(3)
    expect((await file.text()).trim().split('\r\n')).toHaveLength(1 + 3)
    const asked = vi.mocked(exportPage).mock.calls.map(([{ lastDoc, upTo }]) => ({ lastDoc, upTo }))
    expect(asked).toEqual([
      { lastDoc: null, upTo: null },
      { lastDoc: 'cursor', upTo: 7 },
    ])
    expect(onProgress.mock.calls.map(([progress]) => progress)).toEqual([
      { done: 2, total: 3 },
      { done: 3, total: 3 },
    ])
    expect(ended).toHaveBeenCalledOnce()
  })

  it('ALIST-06 survives a network failure of half a minute', async () => {
    const back = Date.now() + 30_000
    vi.mocked(exportPage)
      .mockResolvedValueOnce(page(['A'], 'cursor', 2))
      .mockImplementation(() =>
        Date.now() < back ? Promise.reject(new DataError('offline')) : Promise.resolve(page(['B'], null)),
      )
    const exported = runExport(order())
    await vi.runAllTimersAsync()
    expect((await exported).answers).toBe(2)
  })

  it('ALIST-06 gives no file when the pages stop coming, or are refused', async () => {
    vi.mocked(exportPage)
      .mockResolvedValueOnce(page(['A'], 'cursor', 2))
      .mockRejectedValue(new DataError('timeout'))
    const outcome = failureOf(runExport(order()))
    await vi.runAllTimersAsync()
    expect(await outcome).toMatchObject({ code: 'timeout' })
    expect(exportPage).toHaveBeenCalledTimes(1 + 4)
    vi.mocked(exportPage).mockReset().mockRejectedValue(new DataError('forbidden'))
    await expect(runExport(order())).rejects.toMatchObject({ code: 'forbidden' })
    expect(exportPage).toHaveBeenCalledTimes(1)
    expect(ended).toHaveBeenCalledOnce()
  })

  it('ALIST-06 fails loudly when fewer answers came than there are', async () => {
    vi.mocked(exportPage).mockResolvedValueOnce(page(['A'], null, 2))
    await expect(runExport(order())).rejects.toMatchObject({
      reason: 'incomplete',
      progress: { done: 1, total: 2 },
    })
  })

  it('ALIST-06 says that there is nothing to export', async () => {
    vi.mocked(exportPage).mockResolvedValueOnce(page([], null, 0))
    await expect(runExport(order())).rejects.toMatchObject({ reason: 'nothing' })
    expect(beginWriting).not.toHaveBeenCalled()
  })

  it('ALIST-06 stops when it is cancelled, and leaves no worker behind', async () => {
    const cancelling = stop()
    vi.mocked(exportPage).mockResolvedValue(page(['A'], 'cursor', 9))
    const onProgress = () => cancelling.abort(new Error('cancelled'))
    await expect(runExport(order({ signal: cancelling.signal, onProgress }))).rejects.toThrow('cancelled')
    expect(exportPage).toHaveBeenCalledTimes(1)
    expect(ended).toHaveBeenCalledOnce()
  })

  it.each([
    ['a page that does not come', () => new Promise<never>(() => undefined)],
    ['the wait for the next try', () => Promise.reject(new DataError('offline'))],
  ])('ALIST-06 is cancelled at once during %s', async (_moment, next) => {
    const cancelling = stop()
    vi.mocked(exportPage)
      .mockResolvedValueOnce(page(['A'], 'cursor', 2))
      .mockImplementation(next)
    const outcome = failureOf(runExport(order({ signal: cancelling.signal })))
    await vi.advanceTimersByTimeAsync(1_000)
    expect(exportPage).toHaveBeenCalledTimes(2)
    cancelling.abort(new Error('cancelled'))
    expect(await outcome).toMatchObject({ message: 'cancelled' })
    expect(ended).toHaveBeenCalledOnce()
  })
})
