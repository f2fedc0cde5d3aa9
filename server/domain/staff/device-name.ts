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

/** Returns browser and operating system from a User-Agent, without versions: an update does not make a new device. */
export function deviceName(userAgent: string): string {
  const nameIn = (list: readonly [RegExp, string][]) => list.find(([pattern]) => pattern.test(userAgent))?.[1]
  return [nameIn(browsers), nameIn(systems)].filter(Boolean).join(', ') || 'unknown'
}
