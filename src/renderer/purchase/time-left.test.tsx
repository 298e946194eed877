import { render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ZoneProvider } from '../../lib/zone'
import { useAnsweringTexts } from '../../testing/render-answering'
import { TimeLeft } from './TimeLeft'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-28T02:30:00Z'), toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

it.each([
  ['Asia/Tokyo', '11:50'],
  ['America/Argentina/Cordoba', '23:50'],
])(
  'OPS-08 PAY-04 tickets of a town hall in %s are kept until %s, wherever the buyer is',
  async (zone, hour) => {
    await useAnsweringTexts()
    render(
      <ZoneProvider zone={zone}>
        <TimeLeft order={{ holdUntil: Date.parse('2026-11-28T02:50:00Z') }} />
      </ZoneProvider>,
    )
    expect(screen.getByText(`Se guarda hasta las ${hour}: quedan 20 minutos para pagar.`)).toBeVisible()
  },
)
