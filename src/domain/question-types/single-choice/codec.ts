export { textCodec as codec, trimmed as normalize } from '../shared/text'
