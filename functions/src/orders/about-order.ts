import type { FormHead } from '../../../src/domain/form/form-head'
import type { PayOrder } from '../../../src/domain/payment/pay-order'
import type { AuditNote } from '../platform/audit'

/** What an entry of the audit trail says of an order. */
export const aboutOrder = (order: PayOrder): Omit<AuditNote, 'tipo'> => ({
  respuesta: order.id,
  idPlantilla: order.form,
  formulario: order.formTitle,
  municipalityPath: order.municipalityPath,
  a: `${order.orderId} · ${order.sectionName} × ${order.quanty}`,
})

/** What an entry says of a form whose orders or tickets are listed. */
export const aboutForm = ({
  id: idPlantilla,
  titulo: formulario,
  municipalityPath,
}: FormHead): Omit<AuditNote, 'tipo'> => ({ idPlantilla, formulario, municipalityPath })
