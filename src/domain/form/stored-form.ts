/** A form as it is edited, as it is stored. What strangers load knows nothing of it. */
import { sharingRuleSchema } from './sharing-rule'
import { caseSchema } from './case'
import { checkSchema } from './check'
import { initialRuleSchema } from './initial-rule'
import { scheduleSchema } from './schedule'
import * as z from 'zod/mini'
import { formNoticeSchema } from './form-notices'
import { certificateLayoutSchema } from './certificate/layout'
import { retentionSchema } from '../retention'
import { secondPersonSchema } from './second-person'
import { flag, list, moment, text } from '../schema'
import {
  definitionShape,
  locationSchema,
  type AppointmentGroup,
  type Form,
  type MuniCoreSettings,
} from './form'

/** An id of an outside system: a number or a text there, a text here; '' when there is none. */
const outsideId = () =>
  z.pipe(
    z.nullish(z.union([z.string(), z.number()])),
    z.transform((id) => (id === null || id === undefined ? '' : String(id))),
  )

/** Settings that do not keep a form from opening when they cannot be read: they can be chosen anew. */
export const orNull = <T>(schema: z.ZodMiniType<T>) =>
  z.pipe(
    z.unknown(),
    z.transform((stored): T | null => {
      const parsed = schema.safeParse(stored)
      return parsed.success ? parsed.data : null
    }),
  )

/** Schema of the fields of `MuniCoreSettings`, to be spread into what is kept beside an answer. */
export const muniCoreShape = {
  username: text(),
  areaId: outsideId(),
  idTipoIncidente: outsideId(),
  tiposIncidentes: list(z.looseObject({ stateId: z.number(), idTipoIncidente: outsideId() })),
  publico: flag(),
}
const muniCoreSchema: z.ZodMiniType<MuniCoreSettings> = z.looseObject(muniCoreShape)

const appointmentGroupSchema: z.ZodMiniType<AppointmentGroup> = z.looseObject({
  appointmentData: z.looseObject({ id: outsideId(), nombre: text() }),
  tenantId: outsideId(),
  tenantUniqueName: text(),
})

export const formSchema: z.ZodMiniType<Form> = z.looseObject({
  ...definitionShape,
  id: z.string(),
  responsesCount: z._default(z.number(), 0),
  ubicacion: z._default(z.nullable(locationSchema), null),
  muniCore: z.optional(orNull(muniCoreSchema)),
  appointmentGroup: z.optional(orNull(appointmentGroupSchema)),
  certificado: z.optional(orNull(certificateLayoutSchema)),
  casos: z.optional(z.array(caseSchema)),
  estadoInicial: z.optional(z.array(initialRuleSchema)),
  cierres: z.optional(z.array(checkSchema)),
  reparto: z.optional(z.array(sharingRuleSchema)),
  avisos: z.optional(z.array(formNoticeSchema)),
  soloFirmado: z.optional(z.literal(true)),
  otraPersona: z.optional(orNull(secondPersonSchema)),
  horario: z.optional(orNull(scheduleSchema)),
  retencion: z.optional(orNull(retentionSchema)),
  creadoPor: text(),
  fechaCreacion: moment(),
  timeStamp: moment(),
  lastUpdate: moment(),
  formEditedInfo: list(
    z.looseObject({ date: z.date(), username: z.string(), guardado: z.optional(z.string()) }),
  ),
  deleted: flag(),
  duplicatedInfo: z.optional(
    z.nullable(z.looseObject({ date: z.date(), username: z.string(), parentFormId: z.string() })),
  ),
})
