import {
  OPEN_SESSION,
  openSessionResponseSchema,
  type OpenSessionResponse,
} from '../../domain/calls/open-session'
import { callBeforeSession, type EntranceApp } from './before-session'

/** Opens a web session for the account of that app; repeating an attempt gives the same session. */
export const openSession = (attempt: string, app: EntranceApp): Promise<OpenSessionResponse> =>
  callBeforeSession(app, { name: OPEN_SESSION, request: { attempt }, schema: openSessionResponseSchema })
