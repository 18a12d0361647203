export { metricsHandlers as handlers } from './metrics-handlers'
