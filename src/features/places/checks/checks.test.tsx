import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DataError } from '../../../data/errors'
import { municipality } from '../../../data/staff/geography'
import { countryTree } from '../../../data/staff/geography-tree'
import { changeMunicipality, checkSystem, type SystemCheckOutcome } from '../../../data/staff/places'
import { ARGENTINA, aMunicipality, SPAIN } from '../../../testing/places'
import { DESK, setScreenWidth } from '../../../testing/render-staff'
import { editMontclar } from '../testing/edit-montclar'

vi.mock('../../../data/staff/geography', () => ({ municipality: vi.fn() }))
vi.mock('../../../data/staff/geography-tree', () => ({ countryTree: vi.fn() }))
vi.mock(import('../../../data/staff/places'), async (actual) => ({
  ...(await actual()),
  changeMunicipality: vi.fn(),
  checkSystem: vi.fn(),
}))

const button = (name: string) => screen.getByRole('button', { name: `Probar ahora: ${name}` })
const type = (name: RegExp, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } })
const answers = (outcome: SystemCheckOutcome, ms = 420) =>
  vi.mocked(checkSystem).mockResolvedValue({ outcome, ms })

beforeEach(() => {
  vi.resetAllMocks()
  vi.mocked(countryTree).mockResolvedValue([ARGENTINA, SPAIN])
  vi.mocked(municipality).mockResolvedValue({ ...aMunicipality(), areas: [], merchantCode: '999008881' })
  setScreenWidth(DESK)
})
afterEach(() => void vi.unstubAllEnvs())

describe('the outside systems of a municipality, each with its button', () => {
  it('GEO-04 each is asked with what is typed, and nothing is saved', async () => {
    answers('works')
    const person = await editMontclar()
    type(/^ID de Municipio/, ' 77 ')
    await person.click(button('MuniGestion'))
    expect(await screen.findByText('MuniGestion: funciona y conoce el 77. Respondió en 0,4 s.')).toBeVisible()
    await person.click(button('Sistema de turnos'))
    await person.click(button('Portal Ciudadano'))
    expect(await screen.findByText('Portal Ciudadano: funciona. Respondió en 0,4 s.')).toBeVisible()
    await person.click(button('Banco (Redsys)'))
    expect(vi.mocked(checkSystem).mock.calls.map(([asked]) => asked)).toEqual([
      { system: 'municore', idMuniCore: '77', usarAWS: false },
      { system: 'turnero', idMuniCore: '77' },
      { system: 'portal' },
      { system: 'redsys', merchantCode: '999008881' },
    ])
    expect(changeMunicipality).not.toHaveBeenCalled()
  })

  it.each([
    ['unknown', /responde, pero no conoce el 512/],
    ['refused', /no acepta la clave de esta instalación para el 512/],
    ['timeout', /no responde a tiempo/],
    ['down', /no responde\. Inténtelo/],
    ['wrongAnswer', /algo que no se puede usar/],
    ['notSet', /no está configurado/],
  ] as const)('GEO-04 what came of it is said in words: %s', async (outcome, words) => {
    answers(outcome)
    const person = await editMontclar()
    await person.click(button('Sistema de turnos'))
    const said = await screen.findByText(words)
    expect(within(said.closest('[role=status]') ?? said).getByText(/^Sistema de turnos: /)).toBeVisible()
  })

  it('GEO-04 what was said of one number is no word about another', async () => {
    answers('works')
    const person = await editMontclar()
    await person.click(button('MuniGestion'))
    await screen.findByText(/funciona y conoce el 512/)
    type(/^ID de Municipio/, '5129')
    expect(screen.queryByText(/funciona y conoce/)).toBeNull()
  })

  it.each([
    [/^ID de Municipio/, 'Sistema de turnos', 'Escriba primero el ID del municipio.'],
    [/^Comercio/, 'Banco (Redsys)', 'Escriba primero los nueve números del comercio.'],
  ])('GEO-04 nothing is asked before %s is typed, and the button says so', async (name, system, words) => {
    const person = await editMontclar()
    type(name, '')
    await person.click(button(system))
    expect(await screen.findByText(words)).toBeVisible()
    expect(checkSystem).not.toHaveBeenCalled()
  })

  it.each([
    ['offline', 'Sin conexión: no se pudo hacer. Inténtelo cuando haya red.'],
    ['limited', 'Se miró demasiadas veces en una hora. Espere un rato.'],
    ['down', /El servicio no responde en este momento/],
  ] as const)('GEO-04 says when we could not ask: %s', async (code, words) => {
    vi.mocked(checkSystem).mockRejectedValue(new DataError(code))
    const person = await editMontclar()
    await person.click(button('MuniGestion'))
    expect(await screen.findByText(words)).toBeVisible()
  })

  it('GEO-04 ANS-10 the address search is tried from the browser, as it is chosen', async () => {
    vi.stubEnv('VITE_GEOCODERS', '{"Propio":"https://geo.test/?q={text}"}')
    const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json([]))
    const person = await editMontclar()
    await person.click(button('Propio'))
    expect(await screen.findByText('Propio: funciona. Respondió en 0,1 s.')).toBeVisible()
    expect(fetched.mock.lastCall?.[0]).toBe('https://geo.test/?q=Montclar')
    fetched.mockRejectedValue(new TypeError('no network'))
    await person.click(button('Propio'))
    expect(await screen.findByText('Propio: no responde. Inténtelo más tarde.')).toBeVisible()
    fetched.mockRestore()
  })
})
