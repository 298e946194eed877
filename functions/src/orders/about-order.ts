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
