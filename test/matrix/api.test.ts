import { readFaultsOf } from './reads'

const test = readFaultsOf('api')

test.run()
