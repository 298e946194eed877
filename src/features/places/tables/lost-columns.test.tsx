import { screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { DataError } from '../../../data/errors'
import { readersOfColumns, replaceTable } from '../../../data/staff/tables'
import type { Table } from '../../../domain/tables/table'
import { aUser, MUNICIPALITY_PATH } from '../../../testing/builders'
import { DESK, renderStaff, setScreenWidth } from '../../../testing/render-staff'
import { EntriesDialog } from './EntriesDialog'

vi.mock(import('../../../data/staff/tables'), async (actual) => ({
  ...(await actual()),
  ...{ readersOfColumns: vi.fn(), replaceTable: vi.fn() },
}))

const TABLE: Table = {
  ...{ path: `${MUNICIPALITY_PATH}/tablas/calles`, nombre: 'Calles', version: 1, entradas: 2 },
  ...{ columnas: ['Calle', 'Zona', 'Tasa'], publica: true, baja: false, cambio: { fecha: null } },
}

beforeEach(() => {
  vi.resetAllMocks()
  vi.mocked(replaceTable).mockResolvedValue()
  setScreenWidth(DESK)
})

async function pasting(rows: readonly string[][]) {
  const { person } = await renderStaff(
    <EntriesDialog municipalityPath={MUNICIPALITY_PATH} table={TABLE} onClose={vi.fn()} />,
    { user: aUser('ROLE_ADMIN'), pattern: '/tablas', at: '/tablas' },
  )
  await person.click(await screen.findByRole('textbox', { name: 'Pegue los datos' }))
  await person.paste(rows.map((row) => row.join('\t')).join('\n'))
  return person
}
const ROWS = [
  ['Belgrano', 'Norte', '12'],
  ['Mitre', 'Sur', '15'],
]
const save = () => screen.getByRole('button', { name: 'Guardar' })

it('KIND-09 LOGIC-06 before a column is renamed it is told which forms look it up, and that they have to be changed', async () => {
  vi.mocked(readersOfColumns).mockResolvedValue({
    forms: [{ id: 'f', titulo: 'Habilitación', columns: ['Tasa'] }],
    isMore: true,
  })
  const person = await pasting([['Calle', 'zona', 'Tarifa'], ...ROWS])
  const told = await screen.findByText(/Columnas que ya no estarán: Tasa\./)
  expect(told).toHaveTextContent(/habrá que cambiarlas/)
  expect(told).toHaveTextContent('Habilitación: Tasa')
  expect(told).toHaveTextContent('Se miraron 50 formularios, y puede haber más.')
  expect(vi.mocked(readersOfColumns).mock.calls).toEqual([[TABLE, ['Tasa']]])
  await person.click(save())
  expect(replaceTable).toHaveBeenCalledOnce()
})

it('KIND-09 nobody is looked for while all columns stay', async () => {
  await pasting([['Calle', 'Zona', 'Tasa', 'Barrio'], ...ROWS.map((row) => [...row, 'Centro'])])
  expect(await screen.findByText('2 entradas')).toBeInTheDocument()
  expect(save()).toBeEnabled()
  expect(readersOfColumns).not.toHaveBeenCalled()
})

it('KIND-09 the table waits until the forms were looked through, and where they could not be, that is told', async () => {
  let fail: (error: Error) => void = () => undefined
  vi.mocked(readersOfColumns).mockReturnValueOnce(new Promise((_, reject) => (fail = reject)))
  const person = await pasting([['Calle', 'Zona'], ...ROWS.map((row) => row.slice(0, 2))])
  expect(await screen.findByText(/Buscando formularios que las usan/)).toBeInTheDocument()
  await person.click(save())
  expect(screen.getByText('Todavía se está cargando: espere un momento.')).toBeVisible()
  expect(replaceTable).not.toHaveBeenCalled()
  fail(new DataError('offline'))
  expect(await screen.findByText(/No se pudo ver qué formularios las usan/)).toBeInTheDocument()
  expect(save()).toBeEnabled()
  vi.mocked(readersOfColumns).mockResolvedValue({ forms: [], isMore: false })
  await person.click(screen.getByRole('button', { name: 'Intentar de nuevo' }))
  expect(await screen.findByText(/Ninguna regla de un formulario las usa/)).toBeInTheDocument()
})
