import { screen } from '@testing-library/react'
import { NO_OPTIONS, type FormOptions } from '../domain/form/options'
import { aSection, aVersion, questions } from './builders'
import { someCitizens } from './citizens'
import { renderAnswering } from './render-answering'

/** A form with one question that asks for a recipient. */
export const askingForm = (options: Partial<FormOptions>, given: Parameters<typeof aVersion>[0] = {}) =>
  aVersion({
    opcionales: { ...NO_OPTIONS, ...options },
    secciones: [aSection({ preguntas: questions({ titulo: 'Calle' }) })],
    ...given,
  })
export const REQUIRED = askingForm({ ciudadano: true, ciudadanoRequerido: true })
export const OPTIONAL = askingForm({ destinatario: true })

export type Options = NonNullable<Parameters<typeof renderAnswering>[1]>
/** Opens a form at its recipient. */
export async function openRecipient(version = REQUIRED, options: Options = {}) {
  const drawn = await renderAnswering(version, { citizens: someCitizens(), ...options })
  await screen.findByRole('search')
  const number = () => screen.getByRole<HTMLInputElement>('textbox', { name: /DNI|CUIT/ })
  return {
    ...drawn,
    number,
    search: async (text: string) => {
      await drawn.person.clear(number())
      await drawn.person.paste(text)
      await drawn.press('Buscar')
    },
    next: () => drawn.press('Siguiente'),
  }
}
