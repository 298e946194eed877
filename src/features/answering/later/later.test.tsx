import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import later from '../../../../locales/es/later.json'
import { NO_OPTIONS } from '../../../domain/form/options'
import { keepLink } from '../../../engine/kept/link'
import { initI18n } from '../../../lib/i18n'
import { MemoryRoutes, memoryAddress } from '../../../testing/navigation'
import { aVersion } from '../../../testing/builders'
import { openForm } from '../../../testing/render-answering'
import { KeepLater } from './KeepLater'

const { LINK, SAVED } = vi.hoisted(() => ({
  /** Kept until half past nine in the evening of the 13th in Córdoba, when it is the 14th in UTC and in Tokyo. */
  LINK: { id: 'a', secret: 'b', revision: 1, until: Date.UTC(2026, 11, 14, 0, 30) },
  /** In the evening of the 28th there. */
  SAVED: Date.UTC(2026, 10, 29, 1, 15),
}))
vi.mock('./keep', () => ({
  keepNow: () => Promise.resolve(LINK),
  lookAtKept: () => Promise.resolve({ status: 'kept', revision: 2, savedAt: SAVED }),
}))

const CORDOBA = 'America/Argentina/Cordoba'

it('OPS-08 REACH-04 how long a draft is kept, and when another device kept it, is told by the town hall’s clock', async () => {
  await initI18n('es', { es: { later } })
  const { answering } = await openForm(
    aVersion({ zonaHoraria: CORDOBA, seguir: 15, opcionales: { ...NO_OPTIONS, publico: true } }),
  )
  await keepLink(answering.slot.files, LINK)
  const { history } = memoryAddress('/')
  render(
    <MemoryRoutes
      history={history}
      routes={[{ path: '/', element: <KeepLater answering={answering} onDiscard={vi.fn()} /> }]}
    />,
  )
  expect(await screen.findByText('Guardado hasta el 13/12/2026 - 21:30.')).toBeVisible()
  expect(await screen.findByText(/Hay una versión guardada después, el 28\/11\/2026 - 22:15/)).toBeVisible()

  await userEvent.click(screen.getByRole('button', { name: later.open }))
  await userEvent.click(screen.getByRole('button', { name: later.keep }))
  const dialog = await screen.findByRole('dialog', { name: 'Guardado' })
  expect(dialog).toHaveTextContent('13/12/2026 - 21:30')
})
