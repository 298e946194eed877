import { screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect } from 'vitest'
import { NO_BRANDING } from '../domain/geography/branding'
import type { Sender } from '../domain/geography/sender'
import { PlaceProvider, usePlace } from '../lib/place'

/** A municipality with branding of its own, for tests. */
export const VILLA: Sender = {
  nombre: 'Villa del Río',
  marca: { ...NO_BRANDING, logo: 'https://x.test/logo.png', color: '#0b4a57', contacto: 'Tel. 1' },
  zonaHoraria: 'America/Argentina/Cordoba',
}

/** A page with what its frame shows of whose it is. */
export function Framed({ children }: { children: ReactNode }) {
  return (
    <PlaceProvider>
      {children}
      <Told />
    </PlaceProvider>
  )
}

const Told = () => <output aria-label="frame">{JSON.stringify(usePlace())}</output>

/** The frame shows that municipality's name, logo, colour and contact (PDF-02). */
export const expectFrameOf = ({ nombre: name, marca: { logo, color, contacto: contact } }: Sender) =>
  waitFor(() => {
    const told: unknown = JSON.parse(screen.getByRole('status', { name: 'frame' }).textContent)
    expect(told).toMatchObject({ name, logo, color, contact })
  })
