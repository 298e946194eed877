export interface Agenda {
  id: number
  nombre: string
  direccion: string
  duracionMinutos: number
}
export interface Tenant {
  tenantId: string
  tenantUniqueName: string
  groupsProcedure: Agenda[]
}

/** Agendas by municipality (`idMuniCore`); one municipality has none yet. */
export const TENANTS: Record<string, Tenant> = {
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

export const agendaWithId = (municipality: string, id: string): Agenda | undefined =>
  TENANTS[municipality]?.groupsProcedure.find((agenda) => String(agenda.id) === id)

const DAYS = 5
const MORNING = 9 * 60
const NOON = 12 * 60

const two = (number: number): string => String(number).padStart(2, '0')

/** The next days on which an office is open, from tomorrow on. */
export function openDays(now: Date = new Date()): string[] {
  const days: string[] = []
  for (let ahead = 1; days.length < DAYS; ahead += 1) {
    const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() + ahead)
    if (day.getDay() === 0 || day.getDay() === 6) continue
    days.push(`${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`)
  }
  return days
}

/** At which hours an agenda takes somebody. */
export function openHours({ duracionMinutos }: Agenda): string[] {
  const hours: string[] = []
  for (let minute = MORNING; minute < NOON; minute += duracionMinutos) {
    hours.push(`${two(Math.floor(minute / 60))}:${two(minute % 60)}`)
  }
  return hours
}
