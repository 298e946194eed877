import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import answering from '../../../../locales/es/answering.json'
import common from '../../../../locales/es/common.json'
import outboxTexts from '../../../../locales/es/outbox.json'
import { createOutbox, type Outbox } from '../../../engine/outbox/outbox'
import { aPage, aWorld, fillIn, settle } from '../../../engine/outbox/testing/world'
import { initI18n } from '../../../lib/i18n'
import { NO_BRANDING } from '../../../domain/geography/branding'
import { QueuedDelivery } from './QueuedDelivery'

const shown = vi.hoisted((): { outbox: unknown } => ({ outbox: null }))
vi.mock('./public-outbox', () => ({ publicOutbox: () => shown.outbox }))

const open: (() => void)[] = []
beforeEach(() => initI18n('es', { es: { common, answering, outbox: outboxTexts } }))
afterEach(() => open.splice(0).forEach((end) => end()))

const STATE = {
  title: 'Reclamo',
  place: 'Villa Alta',
  zone: '',
  voucher: '',
  hasStates: false,
  books: false,
  brand: NO_BRANDING,
  copyOf: '',
  isFresh: true,
  at: new Date(0),
  pdfCode: '',
}

async function leaveOne(world: ReturnType<typeof aWorld>) {
  const away = aPage(world, { isOffline: () => true })
  await fillIn(away)
  const answer = await away.open()
  await answer.saving.leave()
  answer.dispose()
  away.outbox.dispose()
  return answer.code()
}
function draw(outbox: Outbox, code: string) {
  shown.outbox = outbox
  open.push(outbox.dispose)
  render(
    <MemoryRouter>
      <QueuedDelivery formId="f1" code={code} place="Villa Alta" state={STATE} />
    </MemoryRouter>,
  )
}

it('DAY-05 the page of an answer that was left hears by itself that it was received and verified', async () => {
  const world = aWorld()
  const code = await leaveOne(world)
  let isAway = true
  const page = aPage(world, { isOffline: () => isAway })
  draw(page.outbox, code)
  expect(screen.getByRole('heading', { name: 'Su respuesta espera en este dispositivo.' })).toBeVisible()
  expect(screen.getByText(/Todavía no llegó a Villa Alta/)).toBeVisible()
  isAway = false
  await page.outbox.run(true)
  expect(await screen.findByRole('heading', { name: 'Su respuesta llegó.' })).toBeVisible()
  expect(screen.queryByText(/Todavía no llegó/)).toBeNull()
  await settle(world, page)
  expect(await screen.findByRole('heading', { name: 'Su respuesta llegó y se comprobó.' })).toBeVisible()
  const [receipt] = page.outbox.state().queued
  if (receipt) await page.outbox.remove(receipt)
  expect(screen.getByRole('heading', { name: 'Su respuesta llegó y se comprobó.' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Ver para qué sirve el código' })).toHaveAttribute(
    'href',
    expect.stringContaining(code),
  )
})

it('DAY-05 the page of an answer that cannot go says why, and leads to the outbox', async () => {
  const world = aWorld()
  const code = await leaveOne(world)
  const page = aPage(world)
  page.outbox.dispose()
  const upload = () => Promise.reject(new Error('closed'))
  const uploader = { ...page.ports.uploader, upload }
  draw(createOutbox({ ...page.ports, uploader, failureOf: () => 'closed' }), code)
  expect(await screen.findByText('El formulario ya no recibe respuestas.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Ver la bandeja de salida' })).toBeVisible()
})
