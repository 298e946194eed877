import { expect, it } from 'vitest'
import { isCachePageMessage, offlinePageAt } from './offline-page'
import { paths } from './paths'

it.each([
  [paths.publicAnswer.href('bacheo'), 'public'],
  [paths.publicSaved.href('bacheo', 'VA-1'), 'public'],
  [paths.answer.href('bacheo'), 'staff'],
  [paths.forms.href(), 'staff'],
  [paths.preview.href(), null],
  ['/__/auth/handler', null],
])('ANS-14 without network %s opens as %s', (path, page) => {
  expect(offlinePageAt(path)).toBe(page)
})

it('ANS-14 keeps pages of the product with files of a build, and nothing else', () => {
  const page = { keep: 'public', entry: '/assets/index-1.js', assets: ['/assets/form-1.css'] }
  expect(isCachePageMessage(page)).toBe(true)
  for (const other of [
    null,
    'keep',
    { ...page, keep: 'other' },
    { ...page, entry: 'https://example.org/index.js' },
    { ...page, assets: ['/publico/contestar/bacheo'] },
    { keep: 'staff', entry: '/assets/index-1.js' },
  ])
    expect(isCachePageMessage(other)).toBe(false)
})
