const frame = document.querySelector('iframe');
const log = document.querySelector('pre');
const { origin } = new URL(frame.src);

for (const button of document.querySelectorAll('button')) {
  button.addEventListener('click', () => {
    const message = { neoToolkit: 1, id: button.textContent.trim(), ...JSON.parse(button.dataset.message) };
    frame.contentWindow.postMessage(message, origin);
  });
}

window.addEventListener('message', ({ source, data }) => {
  if (source !== frame.contentWindow) return;
  log.textContent = `${JSON.stringify(data, null, 2)}\n`;
});
