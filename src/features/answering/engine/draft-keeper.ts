export { createDraftKeeper, type DraftMark } from '../../../lib/draft-keeper'
