import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { aForm } from '../../testing/builders'
import { runExport } from './export/run-export'
import { data, give, open, settle } from './testing/list-page'

vi.mock(import('./export/run-export'), async (actual) => ({ ...(await actual()), runExport: vi.fn() }))

const AT = '/respuestas/listado/comercios'

beforeEach(() => {
  settle()
  give(1, () => ({ fechaCreacion: new Date('2026-12-31T23:30:00Z') }))
})

it.each([
  ['America/Argentina/Cordoba', '31/12/2026 - 20:30'],
  ['Asia/Tokyo', '01/01/2027 - 08:30'],
])(
  'OPS-08 ALIST-01 says when somebody answered by the clock of the form’s municipality, %s',
  async (zonaHoraria, words) => {
    data.getFormHead.mockResolvedValue({ ...aForm(), zonaHoraria })
    await open()
    expect(await screen.findByText(words)).toBeInTheDocument()
  },
)

it('OPS-08 ALIST-06 an export of a day has the answers of that day of the town hall, also where the clock changes after it', async () => {
  data.getFormHead.mockResolvedValue({ ...aForm(), zonaHoraria: 'America/Santiago' })
  const { person } = await open('ROLE_SUPERVISOR', `${AT}?dia=2026-09-05`)
  await person.click(await screen.findByRole('button', { name: 'Exportar' }))
  const [format] = await screen.findAllByRole('menuitem')
  if (format) await person.click(format)
  await waitFor(() => expect(runExport).toHaveBeenCalled())
  expect(vi.mocked(runExport).mock.lastCall?.[0].request.filters).toMatchObject({
    from: Date.parse('2026-09-05T04:00:00Z'),
    to: Date.parse('2026-09-06T03:59:59.999Z'),
  })
})
