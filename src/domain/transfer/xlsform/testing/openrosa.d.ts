declare module 'openrosa-xpath-evaluator/src/extended-xpath' {
  interface Evaluator {
    evaluate: (text: string, context: object, resolver: null, type: number) => { booleanValue?: boolean }
  }
  const ExtendedXPathEvaluator: new (wrapped: object, extensions: object) => Evaluator
  export default ExtendedXPathEvaluator
}
declare module 'openrosa-xpath-evaluator/src/openrosa-extensions' {
  const openrosaExtensions: () => object
  export default openrosaExtensions
}
