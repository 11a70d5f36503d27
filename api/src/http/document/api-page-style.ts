export const API_PAGE_STYLE = `
body { font: 17px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem;
  color: #1d1613; background: #fbf3e6; overflow-wrap: anywhere }
a { color: #8c2b12 }
nav { display: flex; flex-wrap: wrap; gap: .25rem 1rem }
nav a { padding: .4rem 0 }
h2 { margin: 2.5rem 0 0; font-size: 1.5rem }
section { border-top: 1px solid #d9c3a5; padding: .75rem 0 }
h3 { font-size: 1.1rem; margin: 0 }
h4 { font-size: 1rem; margin: .75rem 0 .25rem }
p, ul { margin: .25rem 0 }
ul { padding-left: 1.25rem }
code, pre { font: .9em/1.45 ui-monospace, monospace }
pre { margin: 0; padding: .6rem .8rem; background: #fff; white-space: pre-wrap }
small { color: #6b4a34; font-weight: normal }
summary { margin: .75rem 0 .25rem; padding: .2rem 0; cursor: pointer; font-weight: bold }
table { border-collapse: collapse; width: 100%; background: #fff }
th, td { padding: .35rem .6rem; border-bottom: 1px solid #eadbc6; text-align: left; vertical-align: top }
section:target { background: #fff6dd }
@media (max-width: 40rem) {
  tr { display: block; padding: .35rem 0; border-bottom: 1px solid #eadbc6 }
  td { display: block; padding: 0 .6rem; border: 0 }
  th { display: none }
}
`;
