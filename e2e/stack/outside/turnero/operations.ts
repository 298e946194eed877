import type { Operation, System } from '../stand-in'

interface Tenant {
  tenantId: string
  tenantUniqueName: string
  groupsProcedure: { id: number; nombre: string; direccion: string; duracionMinutos: number }[]
}

/** Agendas by municipality (`idMuniCore`); one municipality has none yet. */
const TENANTS: Record<string, Tenant> = {
  '101': {
    tenantId: '7101',
    tenantUniqueName: 'villa-alta',
    groupsProcedure: [
      { id: 31, nombre: 'Licencias de conducir', direccion: 'Belgrano 340', duracionMinutos: 20 },
      { id: 32, nombre: 'Obras privadas', direccion: 'Av. San Martín 120', duracionMinutos: 30 },
      { id: 33, nombre: 'Atención al vecino', direccion: 'Av. San Martín 120', duracionMinutos: 15 },
    ],
  },
  '102': { tenantId: '7102', tenantUniqueName: 'laguna-honda', groupsProcedure: [] },
  '201': {
    tenantId: '7201',
    tenantUniqueName: 'montclar',
    groupsProcedure: [
      { id: 51, nombre: 'Oficina d’Atenció Ciutadana', direccion: 'Plaça de la Vila 1', duracionMinutos: 15 },
      { id: 52, nombre: 'Urbanisme', direccion: 'Carrer Major 8', duracionMinutos: 30 },
    ],
  },
}

/** Every agenda is for procedures that begin with a form. */
const WITH_FORM = 2

const listGroups: Operation = ({ parameters }) => {
  const tenant = TENANTS[String(parameters.idMuniCore)]
  if (!tenant) return { status: 404, body: { error: 'no such municipality' } }
  const groupsProcedure = parameters.tipoProcedimiento === WITH_FORM ? tenant.groupsProcedure : []
  return { status: 200, body: { ...tenant, groupsProcedure } }
}

/** The stand-in for the appointment system. */
export const TURNERO_SYSTEM: System = {
  name: 'turnero',
  contract: new URL('turnero.openapi.json', import.meta.url),
  operations: { listGroups },
  forget: () => undefined,
}
