import {
  ASK_OPENING_NEWS,
  type AskOpeningNewsRequest,
  type AskOpeningNewsResponse,
} from '../../domain/calls/opening-news'
import { callPublic } from './call'

/**
 * Has the link mailed by which somebody asks to be told when a form opens (REACH-01).
 * @throws DataError `limited`, `forbidden` where the form opens no more, and when it could not be sent
 */
export const askOpeningNews = (request: AskOpeningNewsRequest): Promise<AskOpeningNewsResponse> =>
  callPublic(ASK_OPENING_NEWS, request)
