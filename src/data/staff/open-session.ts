import {
  OPEN_SESSION,
  type FactorStep,
  type OpenSessionRequest,
  type OpenSessionResponse,
} from '../../domain/calls/open-session'
import { callBeforeSession, type EntranceApp } from './before-session'

/**
 * Opens a web session for the account of that app, or says what has to be done before; repeating an attempt gives the
 * same session.
 */
export const openSession = (
  request: OpenSessionRequest,
  app: EntranceApp,
): Promise<OpenSessionResponse | FactorStep> => callBeforeSession(app, OPEN_SESSION, request)
