import { render, screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { ZoneProvider } from '../../lib/zone'
import { ZoneReaderProvider } from '../../lib/zone-reader'
import { speakSpanish } from '../../testing/texts'
import { When } from './When'

const ZONES: Record<string, string> = { cordoba: 'America/Argentina/Cordoba', tokio: 'Asia/Tokyo' }
const reader = { known: (path: string) => ZONES[path], read: () => Promise.resolve('UTC') }
const at = new Date('2026-12-31T23:30:00Z')

beforeEach(speakSpanish)

it('OPS-08 a list of several municipalities says each moment by its own clock, and names that where it is another', () => {
  render(
    <ZoneReaderProvider reader={reader}>
      <ZoneProvider zone="America/Argentina/Cordoba">
        <p>
          <When moment={at} at="cordoba" />
        </p>
        <p>
          <When moment={at} at="tokio" />
        </p>
      </ZoneProvider>
    </ZoneReaderProvider>,
  )
  expect(screen.getByText('31/12/2026 - 20:30')).toBeVisible()
  expect(screen.getByText(/^01\/01\/2027 - 08:30 \(.+\)$/)).toBeVisible()
})
