import { screen } from '@testing-library/react'
import { vi } from 'vitest'
import { answerToComplete } from '../../../data/staff/complete-answer'
import type { StoredAnswer } from '../../../domain/answer/answer'
import type { Role } from '../../../domain/user/roles'
import type { FormVersion } from '../../../domain/form/form'
import { paths } from '../../../lib/paths'
import {
  aBranch,
  anAnswer,
  aSection,
  aUser,
  aVersion,
  questions,
  THREE_STATES,
  TYPED,
} from '../../../testing/builders'
import { renderStaff } from '../../../testing/render-staff'
import { Scenario } from '../../../testing/scenario'
import { CompletionPage } from '../CompletionPage'

/** A form with rows, a required question and conditions. */
export const version = aVersion({
  estados: THREE_STATES,
  secciones: [
    aSection({
      titulo: 'Local',
      repetible: true,
      preguntas: questions(
        { titulo: 'Rubro' },
        { titulo: 'Metros', ...TYPED.integer },
        { titulo: 'Encargado', required: true },
      ),
    }),
    aSection({
      orden: 1,
      titulo: 'Medidas',
      conditions: [
        aBranch({ condition: 'Clausura', questions: questions({ titulo: 'Motivo' }) }),
        aBranch({ order: 1, condition: 'Multa', questions: questions({ titulo: 'Monto' }) }),
      ],
    }),
  ],
})
/** An answer to it that somebody left unfinished. */
export const begun = () =>
  Scenario.open(version.secciones)
    .answer('Rubro', 'Kiosco')
    .checkCondition('Clausura')
    .answer('Motivo', 'Ruidos')

/** The store has this answer. */
export function stands(
  given: Partial<StoredAnswer> = {},
  form: FormVersion = version,
  secciones = begun().secciones,
) {
  const stored = anAnswer({ version: form, secciones, signatures: form.signatures }, given)
  vi.mocked(answerToComplete).mockResolvedValue({ stored, version: form })
  return stored
}
/** Opens the page. */
export const visit = (role: Role = 'ROLE_SUPERVISOR') =>
  renderStaff(<CompletionPage />, {
    user: aUser(role),
    pattern: paths.complete.pattern,
    at: paths.complete.href('respuesta-1'),
  })
export const saveButton = () => screen.getByRole('button', { name: 'Guardar' })
export const opened = () => screen.findByRole('heading', { level: 1, name: version.titulo })
