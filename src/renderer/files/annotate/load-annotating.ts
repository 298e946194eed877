/** What draws on a photo: only who wants to draw, and forms that may be answered without network, load it. */
export const loadAnnotating = () => import('./AnnotateDialog')
