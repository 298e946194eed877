export type { EditorTexts as CanvasTexts } from '../../../questions/editor-props'
