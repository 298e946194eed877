import { setGlobalOptions } from 'firebase-functions/v2'
import { FUNCTIONS_REGION } from './params'

// Before any function is defined: each reads them then.
setGlobalOptions({ region: FUNCTIONS_REGION, maxInstances: 10 })
