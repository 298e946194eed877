import type { PublicForm } from '../domain/form/form'

/** What strangers are told of a form that is open and asks for nothing but words. */
export const aPublicForm = (given: Partial<PublicForm> = {}): PublicForm => ({
  ...{ formId: 'becas', version: 1, abierto: true, motivo: null, titulo: 'Becas', firmas: false },
  adjuntos: { imagen: false, documento: false, video: false, audio: false },
  ...given,
})

/** One that has these hours, as functions tell them. */
export const aFormWithHours = (horario: object): PublicForm =>
  aPublicForm({ horario: { semana: [], textoAntes: '', textoDespues: '', ...horario } })
