import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { DataError } from '../../../data/errors'
import { endLinkKey, linkKeysOf, makeLinkKey } from '../../../data/staff/link-keys'
import { aUser } from '../../../testing/builders'
import { MONTCLAR_PATH } from '../../../testing/places'
import { DESK, renderStaff, setScreenWidth } from '../../../testing/render-staff'
import { LinkKeys } from './LinkKeys'

vi.mock('../../../data/staff/link-keys', () => ({
  linkKeysOf: vi.fn(),
  makeLinkKey: vi.fn(),
  endLinkKey: vi.fn(),
}))

const SECRET = 'a'.repeat(43)
const SINCE = Date.UTC(2026, 9, 5, 12)
const CURRENT = { id: 'clave001', since: SINCE, until: null }
const OLD = { id: 'clave000', since: SINCE, until: Date.UTC(2026, 10, 4, 12) }

beforeEach(() => {
  vi.resetAllMocks()
  vi.mocked(linkKeysOf).mockResolvedValue({ keys: [] })
  vi.mocked(makeLinkKey).mockResolvedValue({ keys: [CURRENT], secret: SECRET })
  vi.mocked(endLinkKey).mockResolvedValue({ keys: [] })
  setScreenWidth(DESK)
})

const open = () =>
  renderStaff(<LinkKeys municipality={MONTCLAR_PATH} />, {
    user: aUser('ROLE_ADMIN'),
    pattern: '/catalogo',
    at: '/catalogo',
  })

describe('the keys that sign links', () => {
  it('REACH-05 a key is shown once, and is nowhere on the page once that is closed', async () => {
    const { person } = await open()
    expect(await screen.findByText('Todavía no hay ninguna clave.')).toBeVisible()
    await person.click(screen.getByRole('button', { name: 'Crear una clave' }))
    const shown = await screen.findByRole('dialog', { name: 'Copie la clave ahora' })
    expect(within(shown).getByRole('textbox', { name: 'Clave' })).toHaveValue(SECRET)
    expect(makeLinkKey).toHaveBeenCalledWith({
      municipality: MONTCLAR_PATH,
      id: expect.stringMatching(/^[0-9a-z]{8}$/),
    })
    await person.keyboard('{Escape}')
    expect(within(shown).getByRole('textbox', { name: 'Clave' })).toHaveValue(SECRET)
    await person.click(within(shown).getByRole('button', { name: 'Ya la guardé' }))
    expect(await screen.findByText(/^Clave clave001, desde el 0?5\/10\/2026/)).toBeVisible()
    expect(screen.queryByDisplayValue(SECRET)).toBeNull()
  })

  it('REACH-05 one that was replaced says until when it counts, and is ended only when that was confirmed', async () => {
    vi.mocked(linkKeysOf).mockResolvedValue({ keys: [OLD, CURRENT] })
    const { person } = await open()
    expect(await screen.findByText(/^Vale hasta el 0?4\/11\/2026/)).toBeVisible()
    await person.click(screen.getByRole('button', { name: 'Terminar la clave clave000' }))
    expect(endLinkKey).not.toHaveBeenCalled()
    const asked = await screen.findByRole('alertdialog', { name: '¿Terminar la clave clave000?' })
    await person.click(within(asked).getByRole('button', { name: 'Terminar la clave clave000' }))
    expect(endLinkKey).toHaveBeenCalledWith({ municipality: MONTCLAR_PATH, id: OLD.id })
  })

  it('REACH-05 no more are made than count at once, and what fails is said', async () => {
    const keys = Array.from({ length: 5 }, (_, at) => ({ ...CURRENT, id: `clave00${at}` }))
    vi.mocked(linkKeysOf).mockResolvedValue({ keys })
    vi.mocked(endLinkKey).mockRejectedValue(new DataError('offline'))
    const { person } = await open()
    expect(await screen.findByText(/Todavía valen 5 claves/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Reemplazar la clave' })).toBeNull()
    await person.click(screen.getByRole('button', { name: 'Terminar la clave clave001' }))
    await person.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: /^Terminar/ }),
    )
    expect(await screen.findByRole('alert')).toBeVisible()
  })

  it('REACH-05 that cannot be read say so, and are read again', async () => {
    vi.mocked(linkKeysOf).mockRejectedValueOnce(new DataError('forbidden'))
    const { person } = await open()
    expect(await screen.findByText('No pudimos cargar las claves')).toBeVisible()
    await person.click(screen.getByRole('button', { name: /intentar|reintentar/i }))
    expect(await screen.findByText('Todavía no hay ninguna clave.')).toBeVisible()
  })
})
