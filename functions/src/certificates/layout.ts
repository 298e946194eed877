import * as z from 'zod/mini'
import { certificateFaults } from '../../../src/domain/form/certificate/check-layout'
import {
  certificateLayoutSchema,
  MAX_SIGNATORIES,
  MAX_SIGNATORY,
  type CertificateLayout,
} from '../../../src/domain/form/certificate/layout'
import { optionsSchema } from '../../../src/domain/form/options'
import { sectionsSchema } from '../../../src/domain/form/sections'
import { statesSchema } from '../../../src/domain/form/state'
import { flag } from '../../../src/domain/schema'
import { formPath } from '../../../src/domain/store-paths'
import { database } from '../platform/admin'
import { decode } from '../platform/decode'

const formSchema = z.looseObject({
  certificado: z.optional(z.nullable(certificateLayoutSchema)),
  opcionales: optionsSchema,
  secciones: sectionsSchema(),
  estados: statesSchema,
  deleted: flag(),
})

/**
 * How a form makes its certificates by now: one read. Rules do not see whether that can be done; whoever wrote it past
 * the editor is told here.
 * @returns `off` where it makes none, `layout` where it cannot be done like this
 */
export async function soundLayout(formId: string): Promise<CertificateLayout | 'off' | 'layout'> {
  const [snapshot] = await database().getAll(database().doc(formPath(formId)), {
    fieldMask: ['certificado', 'opcionales', 'secciones', 'estados', 'deleted'],
  })
  const form = snapshot && decode(formSchema, snapshot)
  if (!form || form.deleted || !form.opcionales.certificado) return 'off'
  const layout = form.certificado
  if (!layout || certificateFaults(layout, form).length > 0) return 'layout'
  const isLong = layout.firmas.some(
    (one) => one.nombre.length > MAX_SIGNATORY || one.cargo.length > MAX_SIGNATORY,
  )
  return isLong || layout.firmas.length > MAX_SIGNATORIES ? 'layout' : layout
}
