const browsers: readonly [RegExp, string][] = [
  [/\bEdg/, 'Edge'],
  [/\bYaBrowser/, 'Yandex Browser'],
  [/\bOPR\//, 'Opera'],
  [/\bFirefox|\bFxiOS/, 'Firefox'],
  [/\bChrome|\bCriOS|HeadlessChrome/, 'Chrome'],
  [/\bSafari/, 'Safari'],
]
const systems: readonly [RegExp, string][] = [
  [/\biPhone/, 'iPhone'],
  [/\biPad/, 'iPad'],
  [/\bAndroid/, 'Android'],
  [/\bWindows/, 'Windows'],
  [/\bMac OS X/, 'macOS'],
  [/\bCrOS/, 'ChromeOS'],
  [/\bLinux/, 'Linux'],
]

/** Returns the browser and operating system of a User-Agent, without their versions, so that an update does not count as a new device. */
export function deviceName(userAgent: string): string {
  const nameIn = (list: readonly [RegExp, string][]) => list.find(([pattern]) => pattern.test(userAgent))?.[1]
  return [nameIn(browsers), nameIn(systems)].filter(Boolean).join(', ') || 'unknown'
}
