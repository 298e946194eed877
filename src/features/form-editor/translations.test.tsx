import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { aForm, anOption, aSection, aSignature, questions, THREE_STATES, TYPED } from '../../testing/builders'
import { countRenders } from '../../testing/count-renders'
import { CONCERT } from '../../testing/tickets'
import { button, openEditor, saved, settle } from './testing/editor-page'

beforeEach(settle)

const form = () =>
  aForm({
    titulo: 'Poda',
    descripcion: '',
    secciones: [
      aSection({
        titulo: 'Árbol',
        preguntas: questions(
          { titulo: 'Especie' },
          {
            ...TYPED['single-choice'],
            titulo: 'Estado',
            opciones: [anOption(0), { ...anOption(1), ...{ textoAlternativeLanguage_ca: 'Regular' } }],
          },
        ),
      }),
    ],
  })

const text = (name: string) => screen.getByRole('textbox', { name })
const entry = () =>
  within(screen.getByRole('navigation', { name: 'Esquema del formulario' })).getByRole('button', {
    name: 'Traducciones',
  })

async function openTranslations() {
  const view = await openEditor(form())
  await view.person.click(entry())
  await screen.findByRole('heading', { name: 'Traducciones' })
  return view
}

it('EDIT-01 EDIT-07 EDIT-10 the whole form is translated beside its texts, from text to text by Enter', async () => {
  const { person } = await openTranslations()
  expect(screen.getByText('Faltan 6 de 6')).toBeInTheDocument()
  await person.click(screen.getByRole('tab', { name: 'Catalán, faltan 5' }))
  await person.click(text('Título del formulario Poda'))
  await person.keyboard('Esporga{Enter}Arbre{Enter}Espècie ')
  expect(text('Pregunta 1 Especie')).toHaveFocus()
  await person.keyboard('{Shift>}{Enter}{/Shift}')
  expect(text('Título Árbol')).toHaveFocus()
  expect(screen.getByText('Faltan 2 de 6')).toBeInTheDocument()
  const stored = await saved(person)
  expect(stored).toMatchObject({
    titulo: 'Poda',
    titulo_ca: 'Esporga',
    secciones: [{ titulo_ca: 'Arbre', preguntas: [{ titulo_ca: 'Espècie' }, { titulo: 'Estado' }] }],
  })
})

it('shows only what is missing, keeps what is being typed, and goes to the next missing text', async () => {
  const { person } = await openTranslations()
  await person.click(screen.getByRole('tab', { name: /^Catalán/ }))
  await person.click(screen.getByRole('switch', { name: 'Solo lo que falta' }))
  expect(screen.queryByRole('textbox', { name: 'Opción 2 Regular' })).toBeNull()
  await person.type(text('Opción 1 Bueno'), 'Bo')
  expect(text('Opción 1 Bueno')).toHaveValue('Bo')
  await person.click(button('Ir a lo siguiente que falta'))
  await waitFor(() => expect(text('Título del formulario Poda')).toHaveFocus())
  await person.click(screen.getByRole('switch', { name: 'Solo lo que falta' }))
  expect(text('Opción 2 Regular')).toHaveValue('Regular')
})

it('opens at the texts of the edited part', async () => {
  const { person } = await openEditor(form())
  await person.click(screen.getByDisplayValue('Estado'))
  await person.click(button('Otros idiomas'))
  await person.click(await screen.findByRole('button', { name: 'Traducir todo el formulario' }))
  await waitFor(() => expect(text('Pregunta 2 Estado')).toHaveFocus())
  await person.click(button('Volver al formulario'))
  expect(screen.queryByRole('heading', { name: 'Traducciones' })).toBeNull()
})

it('typing draws only the text that is typed into', async () => {
  await openTranslations()
  const field = text('Pregunta 1 Especie')
  fireEvent.change(field, { target: { value: 'S' } })
  const drawn = countRenders()
  fireEvent.change(field, { target: { value: 'Sp' } })
  expect(drawn.take()).toEqual({ again: 1, fresh: 0 })
})

it('EDIT-26 states and signatures are translated like the other texts, also from where they are made', async () => {
  const given = aForm({ titulo: 'Poda', descripcion: '', estados: THREE_STATES, signatures: [aSignature()] })
  const { person } = await openEditor(given)
  await person.click(entry())
  await person.click(await screen.findByRole('tab', { name: /^Catalán/ }))
  await person.type(text('Estado 1 Pendiente'), 'Pendent{Enter}')
  expect(text('Estado 2 En proceso')).toHaveFocus()
  const signature = text('Título de la firma 1 Firma del titular')
  expect(signature).toHaveAttribute('maxlength', '40')
  await person.type(signature, 'Signatura del titular')
  expect(await saved(person)).toMatchObject({
    estados: { disponibles: [{ nombre: 'Pendiente', nombre_ca: 'Pendent' }, { nombre: 'En proceso' }, {}] },
    signatures: [{ title: 'Firma del titular', title_ca: 'Signatura del titular' }],
  })
})

it('EDIT-13 EDIT-26 what is sold is translated with its fares, also from where it is made', async () => {
  const before = aForm({ titulo: 'Concierto', descripcion: '', payments: [CONCERT] })
  const given = { ...before, opcionales: { ...before.opcionales, addPaymentGateway: true } }
  const { person } = await openEditor(given)
  await person.click(entry())
  await person.click(await screen.findByRole('tab', { name: /^Catalán/ }))
  await person.type(text('Pago 1 Concierto de verano'), 'Concert d’estiu{Enter}')
  expect(text('Tarifa 1 Platea')).toHaveFocus()
  await person.keyboard('Platea{Enter}Llotja')
  expect(await saved(person)).toMatchObject({
    payments: [
      {
        name: 'Concierto de verano',
        name_ca: 'Concert d’estiu',
        sections: [{ sectionName_ca: 'Platea' }, { sectionName: 'Palco', sectionName_ca: 'Llotja' }, {}],
      },
    ],
  })
})

it('EDIT-07 a text of a question is called by what it is: a unit is no text of a link', async () => {
  const { person } = await openEditor(
    aForm({
      titulo: 'Poda',
      descripcion: '',
      secciones: [
        aSection({
          titulo: 'Árbol',
          preguntas: questions(
            { ...TYPED.decimal, titulo: 'Altura', unidad: 'metros' },
            {
              ...TYPED.scale,
              titulo: 'Salud',
              formato: 'stars:1-5',
              textoMinimo: 'mala',
              tituloLink: 'Guía',
            },
          ),
        }),
      ],
    }),
  )
  await person.click(entry())
  expect(await screen.findByRole('textbox', { name: 'Unidad metros' })).toBeInTheDocument()
  expect(text('Palabras del extremo inferior mala')).toBeInTheDocument()
  expect(text('Texto del enlace de la pregunta 2 Guía')).toBeInTheDocument()
})
