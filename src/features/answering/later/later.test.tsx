import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import later from '../../../../locales/es/later.json'
import { DataError } from '../../../data/errors'
import { NO_OPTIONS } from '../../../domain/form/options'
import { keepLink } from '../../../engine/saved-draft/link'
import { initI18n } from '../../../lib/i18n'
import { MemoryRoutes, memoryAddress } from '../../../testing/navigation'
import { aSection, aVersion, questions } from '../../../testing/builders'
import { openForm } from '../../../testing/render-answering'
import { KeepLater } from './KeepLater'

const { LINK, SAVED } = vi.hoisted(() => ({
  /** Kept until half past nine in the evening of the 13th in Córdoba, when it is the 14th in UTC and in Tokyo. */
  LINK: { id: 'a', secret: 'b', revision: 1, until: Date.UTC(2026, 11, 14, 0, 30) },
  /** In the evening of the 28th there. */
  SAVED: Date.UTC(2026, 10, 29, 1, 15),
}))
const told = vi.hoisted(() => vi.fn())
const keepNow = vi.hoisted(() => vi.fn())
vi.mock(import('./keep'), async (actual) => ({ ...(await actual()), keepNow, peekSavedDraft: told }))

beforeEach(() => {
  vi.resetAllMocks()
  keepNow.mockResolvedValue(LINK)
  told.mockResolvedValue({ status: 'kept', revision: 2, savedAt: SAVED, returned: false })
})

const CORDOBA = 'America/Argentina/Cordoba'
const AT = { section: 0, condition: null, row: 0, question: 0, repetition: 0 }

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

const FORM = aVersion({
  ...{ zonaHoraria: CORDOBA, seguir: 15, opcionales: { ...NO_OPTIONS, publico: true } },
  secciones: [
    aSection({ preguntas: questions({ titulo: 'La calle', adjuntar: true, adjuntarVideo: true }) }),
  ],
})
async function offered() {
  await initI18n('es', { es: { later } })
  const { answering } = await openForm(FORM)
  const { history } = memoryAddress('/')
  const element = <KeepLater answering={answering} onDiscard={vi.fn()} />
  return {
    answering,
    draw: () => render(<MemoryRoutes history={history} routes={[{ path: '/', element }]} />),
  }
}

it('REACH-04 REACH-06 who gave an address from which the mail came back is told, and gives another one', async () => {
  const { answering, draw } = await offered()
  await keepLink(answering.slot.files, LINK)
  told.mockResolvedValue({ status: 'kept', revision: 1, savedAt: SAVED, returned: true })
  draw()
  expect(await screen.findByText(later.returned)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: later.openAgain }))
  const dialog = await screen.findByRole('dialog')
  // Without another address it would only be kept where nobody has its link.
  await userEvent.click(screen.getByRole('button', { name: later.keep }))
  expect(await screen.findByText(later.addressWrong)).toBeVisible()
  expect(keepNow).not.toHaveBeenCalled()
  await userEvent.type(screen.getByLabelText(later.address), 'norma@correo.test')
  await userEvent.click(screen.getByRole('button', { name: later.keep }))
  await waitFor(() =>
    expect(keepNow).toHaveBeenCalledWith(answering, expect.objectContaining({ link: LINK })),
  )
  expect(dialog).toBeDefined()
  await userEvent.click(await screen.findByRole('button', { name: later.close }))
  expect(screen.queryByText(later.returned)).toBeNull()
})

it('REACH-04 an address that takes no mail is told as such', async () => {
  const { draw } = await offered()
  const refused = { details: { outside: 'smtp', reason: 'refused' } }
  keepNow.mockRejectedValue(new DataError('unknown', { cause: refused }))
  draw()
  await userEvent.click(await screen.findByRole('button', { name: later.open }))
  await userEvent.type(screen.getByLabelText(later.address), 'norma@correo.test')
  await userEvent.click(screen.getByRole('button', { name: later.keep }))
  expect(await screen.findByText(later.failure.address)).toBeVisible()
})

it('REACH-04 a video that has no room on the server is told before anything is typed or sent', async () => {
  const { answering, draw } = await offered()
  const video = {
    id: 'v',
    path: AT,
    kind: 'video' as const,
    name: 'la-calle.mp4',
    size: 30 * 1024 * 1024,
    prepared: true,
  }
  vi.spyOn(answering.uploads, 'pending').mockReturnValue([video])
  draw()
  await userEvent.click(await screen.findByRole('button', { name: later.open }))
  const dialog = await screen.findByRole('dialog', { name: later.title })
  expect(dialog).toHaveTextContent('Sus archivos ocupan 30 MB y en el servidor caben 8 MB por respuesta.')
  expect(dialog).toHaveTextContent('El más grande es «la-calle.mp4».')
  expect(screen.queryByLabelText(later.address)).toBeNull()
  expect(screen.queryByRole('button', { name: later.keep })).toBeNull()
})
