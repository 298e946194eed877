import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { NO_OPTIONS } from '../../domain/form/options'
import {
  aBranch,
  anOption,
  aQuestion,
  aSection,
  aVersion,
  NOW,
  questions,
  TYPED,
} from '../../testing/builders'
import { renderAnswering } from '../../testing/render-answering'

const ALL_KINDS = questions(
  { titulo: 'Nombre' },
  { titulo: 'Empleados', ...TYPED.integer },
  { titulo: 'Superficie', ...TYPED.decimal },
  { titulo: 'Fecha', ...TYPED.date },
  { titulo: 'Hora', ...TYPED.time },
  { titulo: 'Sitio web', ...TYPED.link },
  { titulo: 'Rubros', ...TYPED['multiple-choice'], opciones: [anOption(0), anOption(1), anOption(2)] },
  { titulo: 'Estado', ...TYPED['single-choice'], opciones: [anOption(0), anOption(1), anOption(2)] },
  { titulo: 'Habilitado', ...TYPED['yes-no'] },
)
const oneSection = (...given: Parameters<typeof questions>) =>
  aVersion({ secciones: [aSection({ preguntas: questions(...given) })] })
const options = (count: number) =>
  Array.from({ length: count }, (_, orden) => anOption(orden, { texto: `Barrio ${orden + 1}` }))

describe('a form being answered', () => {
  it('ANS-01 shows title, description and header image, in the chosen language where the form has it', async () => {
    const version = {
      ...aVersion({
        headerImageURL: 'https://archivos.test/cabecera.png',
        opcionales: { ...NO_OPTIONS, headerImg: true },
        secciones: [aSection({ preguntas: [Object.assign(aQuestion(), { titulo_en: 'Street' })] })],
      }),
      titulo_en: 'Shop inspection',
    }
    await renderAnswering(version, { language: 'en' })
    expect(screen.getByRole('heading', { level: 1, name: 'Shop inspection' })).toBeVisible()
    expect(screen.getByText('Control de habilitación y seguridad e higiene.')).toBeVisible()
    // Decorative: the title says what the form is.
    expect(document.querySelector(`img[src='${version.headerImageURL}']`)).toHaveAttribute('alt', '')
    expect(screen.getByLabelText('Street')).toBeVisible()
  })

  it('ANS-03 stores each type as the specification says', async () => {
    const { person, save, saved } = await renderAnswering(
      aVersion({ secciones: [aSection({ preguntas: ALL_KINDS })] }),
    )
    await person.type(screen.getByLabelText('Nombre'), 'Panadería')
    await person.type(screen.getByLabelText('Empleados'), '12')
    await person.type(screen.getByLabelText('Superficie'), '80,5')
    await person.clear(screen.getByLabelText('Fecha'))
    await person.type(screen.getByLabelText('Fecha'), '2026-03-01')
    await person.clear(screen.getByLabelText('Hora'))
    await person.type(screen.getByLabelText('Hora'), '08:15')
    await person.type(screen.getByLabelText('Sitio web'), 'ejemplo.com')
    const several = within(screen.getByRole('group', { name: 'Rubros' }))
    await person.click(several.getByRole('checkbox', { name: 'Bueno' }))
    await person.click(several.getByRole('checkbox', { name: 'Malo' }))
    const one = within(screen.getByRole('radiogroup', { name: 'Estado' }))
    await person.click(one.getByRole('radio', { name: 'Regular' }))
    await person.click(
      within(screen.getByRole('radiogroup', { name: 'Habilitado' })).getByRole('radio', { name: 'Sí' }),
    )
    await save()
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(saved[0]?.secciones[0]?.preguntas?.map(({ id: _id, orden: _orden, ...given }) => given)).toEqual([
      { respuesta: 'Panadería' },
      { respuesta: '12' },
      { respuesta: '80,5' },
      { valor: '2026-03-01' },
      { valor: '08:15' },
      { respuesta: 'https://ejemplo.com' },
      {
        opciones: [
          { id: 'opcion-0', orden: 0 },
          { id: 'opcion-2', orden: 2 },
        ],
      },
      { respuesta: '1' },
      { respuesta: 'true' },
    ])
  })

  it('ANS-04 only date and time questions begin with a value: today and now', async () => {
    await renderAnswering(aVersion({ secciones: [aSection({ preguntas: ALL_KINDS })] }))
    const two = (number: number) => String(number).padStart(2, '0')
    const day = `${NOW.getFullYear()}-${two(NOW.getMonth() + 1)}-${two(NOW.getDate())}`
    expect(screen.getByLabelText('Fecha')).toHaveValue(day)
    expect(screen.getByLabelText('Hora')).toHaveValue(`${two(NOW.getHours())}:${two(NOW.getMinutes())}`)
    expect(screen.getByLabelText('Nombre')).toHaveValue('')
    for (const box of screen.getAllByRole('checkbox')) expect(box).not.toBeChecked()
    for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked()
  })

  it('ANS-05 says what a number must be on leaving the field, not while typing, and trims', async () => {
    const { person } = await renderAnswering(aVersion({ secciones: [aSection({ preguntas: ALL_KINDS })] }))
    await person.type(screen.getByLabelText('Empleados'), '1a')
    expect(screen.queryByText('Debe contestar con un número entero válido.')).toBeNull()
    await person.tab()
    expect(screen.getByText('Debe contestar con un número entero válido.')).toBeVisible()
    expect(screen.getByLabelText('Empleados')).toBeInvalid()
    await person.type(screen.getByLabelText('Superficie'), '1.505')
    await person.tab()
    expect(screen.getByText('Debe contestar con un número decimal válido.')).toBeVisible()
    await person.clear(screen.getByLabelText('Superficie'))
    await person.type(screen.getByLabelText('Superficie'), '1.5')
    await person.tab()
    expect(screen.getByLabelText('Superficie')).toHaveValue('1,5')
    await person.type(screen.getByLabelText('Nombre'), '  Ana  ')
    await person.type(screen.getByLabelText('Sitio web'), ' ejemplo.com ')
    await person.tab()
    expect(screen.getByLabelText('Nombre')).toHaveValue('Ana')
    expect(screen.getByLabelText('Sitio web')).toHaveValue('https://ejemplo.com')
  })

  it('ANS-06 offers a search above 10 options or when filtrable, and says how many it found', async () => {
    const { person } = await renderAnswering(
      oneSection(
        { titulo: 'Barrio', ...TYPED['single-choice'], opciones: options(11) },
        { titulo: 'Pocas', ...TYPED['single-choice'], opciones: options(10) },
        { titulo: 'Filtrable', ...TYPED['multiple-choice'], opciones: options(2), filtrable: true },
      ),
    )
    expect(screen.getAllByRole('searchbox')).toHaveLength(2)
    const group = within(screen.getByRole('radiogroup', { name: 'Barrio' }))
    await person.type(group.getByRole('searchbox', { name: 'Buscar entre las opciones' }), 'BARRIO 1')
    expect(group.getByRole('status')).toHaveTextContent('3 opciones')
    expect(group.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
      'Barrio 1',
      'Barrio 10',
      'Barrio 11',
    ])
    await person.click(group.getByRole('radio', { name: 'Barrio 10' }))
    await person.keyboard('{Escape}')
    expect(group.getByText('Elegido: Barrio 10')).toBeVisible()
  })

  it('ANS-08 clears the answers of an unchecked condition, offers them back, and disables the others in single mode', async () => {
    const conditions = [
      { ...aBranch({ order: 0, condition: 'Gas' }), questions: [aQuestion({ titulo: 'Medidor' })] },
      { ...aBranch({ order: 1, condition: 'Luz' }), questions: [aQuestion({ titulo: 'Tablero' })] },
    ]
    const { person, press } = await renderAnswering(
      aVersion({ secciones: [aSection({ conditions, conditionalSectionSingle: true })] }),
    )
    await person.click(screen.getByRole('checkbox', { name: 'Gas' }))
    expect(screen.getByRole('checkbox', { name: 'Luz' })).toBeDisabled()
    await person.type(screen.getByLabelText('Medidor'), 'roto')
    await person.click(screen.getByRole('checkbox', { name: 'Gas' }))
    expect(screen.getByRole('checkbox', { name: 'Luz' })).toBeEnabled()
    expect(screen.queryByLabelText('Medidor')).toBeNull()
    await press('Deshacer')
    expect(screen.getByLabelText('Medidor')).toHaveValue('roto')
    await person.click(screen.getByRole('checkbox', { name: 'Gas' }))
    await person.click(screen.getByRole('checkbox', { name: 'Gas' }))
    expect(screen.getByLabelText('Medidor')).toHaveValue('')
  })

  it('ANS-09 adds rows, shows the others as summaries, removes one and renumbers the rest, and undoes that', async () => {
    const { person, press } = await renderAnswering(
      aVersion({
        secciones: [
          aSection({ titulo: 'Persona', repetible: true, preguntas: questions({ titulo: 'Nombre' }) }),
        ],
      }),
    )
    await person.type(screen.getByLabelText('Nombre'), 'Ana')
    await press('Agregar otro')
    expect(await screen.findByText('Ana')).toBeVisible()
    await person.type(screen.getByLabelText('Nombre'), 'Beto')
    await press('Agregar otro')
    await person.type(screen.getByLabelText('Nombre'), 'Carla')
    await press('Eliminar Persona 2')
    expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
      'Persona 1',
      'Persona 2',
    ])
    expect(screen.getByText('Carla')).toBeVisible()
    expect(screen.queryByText('Beto')).toBeNull()
    await press('Deshacer')
    expect(screen.getByText('Beto')).toBeVisible()
    // Undoing the removal would lose what was typed since, so it is no longer offered.
    await press('Eliminar Persona 2')
    expect(screen.getByRole('button', { name: 'Deshacer' })).toBeVisible()
    await press('Editar Persona 1')
    await person.type(screen.getByLabelText('Nombre'), ' María')
    expect(screen.queryByRole('button', { name: 'Deshacer' })).toBeNull()
    expect(screen.getByLabelText('Nombre')).toHaveValue('Ana María')
  })

  it('ANS-09 repeats a question and removes one of its answers', async () => {
    const { person, press, save, saved } = await renderAnswering(
      oneSection({ titulo: 'Teléfono', repetible: true }),
    )
    await person.type(screen.getByLabelText('Teléfono'), '1')
    await press('Agregar otra respuesta a «Teléfono»')
    await person.type(screen.getByLabelText('Teléfono 2'), '2')
    await press('Agregar otra respuesta a «Teléfono»')
    await person.type(screen.getByLabelText('Teléfono 3'), '3')
    await press('Eliminar la respuesta 1')
    await save()
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(saved[0]?.secciones[0]?.preguntas?.[0]).toMatchObject({
      respuesta: '2',
      repeticiones: [{ orden: 0, respuesta: '3' }],
    })
  })
})
