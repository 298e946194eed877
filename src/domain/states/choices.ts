import type { States } from '../form/state'
import { canMoveTo } from './transitions'

/** The states to choose from: the current one and those it leads to are enabled (ALIST-05). */
export const stateChoices = (estados: States): { id: number; label: string; enabled: boolean }[] =>
  estados.disponibles.map(({ id, nombre }) => ({
    id,
    label: nombre,
    enabled: id === estados.actual || canMoveTo(estados, id),
  }))
