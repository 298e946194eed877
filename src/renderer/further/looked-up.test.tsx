import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aSection, aVersion, questions, TYPED } from '../../testing/builders'
import { renderAnswering } from '../../testing/render-answering'

const STREETS = {
  columns: ['Calle', 'Zona', 'Tasa', 'Nota interna'],
  entries: [
    ['Belgrano', 'Centro', '12,5', 'no difundir'],
    ['Mitre', 'Norte', '0,1', ''],
  ],
}
const VERSION = aVersion({
  secciones: [
    aSection({
      preguntas: questions(
        { id: 's', titulo: 'Calle', ...TYPED['table-choice'], formato: 'calles-del-centro:1' },
        {
          ...{ id: 'n', titulo: 'Metros', ...TYPED.integer },
          mostrarSi: 'lookup({{s}}, "Zona") = "Centro"',
        },
        { id: 't', titulo: 'Tasa', ...TYPED.decimal, calculo: 'lookup({{s}}, "tasa") * {{n}}' },
      ),
    }),
  ],
})
const street = () => screen.findByRole('combobox', { name: 'Calle' })

it('LOGIC-02 rules follow what stands beside the entry that is picked, and the answer keeps that alone', async () => {
  const { person, save, saved } = await renderAnswering(VERSION, {
    loadTable: () => Promise.resolve(STREETS),
  })
  await person.type(await street(), 'mitre')
  await person.tab()
  expect(screen.queryByRole('textbox', { name: 'Metros' })).toBeNull()
  await person.clear(await street())
  await person.type(await street(), 'belgrano')
  await person.tab()
  await person.type(await screen.findByRole('textbox', { name: 'Metros' }), '4')
  await person.tab()
  await save()
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(saved[0]?.secciones[0]?.preguntas).toMatchObject([
    { id: 's', respuesta: 'Belgrano', celdas: '\tZona\ttasa\nBelgrano\tCentro\t12,5' },
    { id: 'n', respuesta: '4' },
    { id: 't', respuesta: '50' },
  ])
})
