import { render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, it, vi } from 'vitest'
import { drawn, lazily } from './lazily'

vi.mock('../lib/i18n', () => ({ loadTexts: () => Promise.resolve() }))

it('OPS-10 a part that was loaded before is drawn at once, without its fallback', async () => {
  const part = lazily(() => Promise.resolve(() => <p>the page</p>))
  await part.preload()
  const seen: string[] = []
  const Fallback = () => {
    seen.push('fallback')
    return null
  }
  render(<Suspense fallback={<Fallback />}>{drawn(part).element}</Suspense>)
  expect(screen.getByText('the page')).toBeVisible()
  expect(seen).toEqual([])
})

it('OPS-10 a part that is loaded while its fallback is shown follows it', async () => {
  const part = lazily(() => Promise.resolve(() => <p>the page</p>))
  render(<Suspense fallback={<p>waits</p>}>{drawn(part).element}</Suspense>)
  expect(screen.getByText('waits')).toBeVisible()
  expect(await screen.findByText('the page')).toBeVisible()
})
