import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { readNumberedPage } from './cursor-pages'

/** A list of so many pages, which counts what is read of it. */
function list(length: number) {
  const queries = new QueryClient()
  let reads = 0
  const read = async (after: { name: string } | null) => {
    reads += 1
    const number = Number(after?.name ?? 0) + 1
    return { number, cursor: number < length ? { name: String(number) } : null }
  }
  const pages = { queries, key: ['list'], isEmpty: () => false, read }
  const open = (page: number) =>
    queries.fetchQuery({ queryKey: ['list', page], queryFn: () => readNumberedPage(pages, page) })
  return { open, reads: () => reads }
}

it('ALIST-01 a page beyond the end gives the last one', async () => {
  const { open, reads } = list(3)
  expect(await open(9)).toMatchObject({ page: 3, number: 3 })
  expect(reads()).toBe(3)
})

it('ALIST-01 an address that asks for a page far away reads so many pages and no more', async () => {
  const { open, reads } = list(6_667)
  expect(await open(Number.MAX_SAFE_INTEGER)).toMatchObject({ page: 5, number: 5 })
  expect(reads()).toBe(5)
})

it('ALIST-01 who pages on gets further, one page of reads each time', async () => {
  const { open, reads } = list(100)
  for (let page = 1; page <= 40; page += 1) expect(await open(page)).toMatchObject({ page, number: page })
  expect(reads()).toBe(40)
})
