// Draws the pictures of a report in the colours of the page, and again when the page turns dark, light, wide or narrow.
(() => {
    const pictures = JSON.parse(document.getElementById('pictures').textContent);
    const places = [...document.querySelectorAll('.picture')];
    const dark = matchMedia('(prefers-color-scheme: dark)');

    /** The value of a colour of the page, which may be light-dark(). */
    const colour = (name) => {
        const probe = document.body.appendChild(document.createElement('i'));
        probe.style.color = `var(--${name})`;
        const value = getComputedStyle(probe).color;
        probe.remove();
        return value;
    };

    /** A copy of a picture in which the page's names of colours are colours. */
    const painted = (part, colours) => {
        if (Array.isArray(part)) return part.map((each) => painted(each, colours));
        if (part === null || typeof part !== 'object') return part;
        return Object.fromEntries(
            Object.entries(part).map(([key, value]) => [
                key,
                key === 'value' && value in colours ? colours[value] : painted(value, colours),
            ]),
        );
    };

    /** How the language of the page writes numbers. */
    const parts = new Intl.NumberFormat(document.documentElement.lang).formatToParts(1234567.8);
    const sign = (type) => parts.find((part) => part.type === type).value;
    const formatLocale = { decimal: sign('decimal'), thousands: sign('group'), grouping: [3], currency: ['', ''] };

    const draw = () => {
        const colours = Object.fromEntries(['paper', 'accent', 'second', 'third', 'fourth', 'soft', 'ink', 'line'].map((each) => [each, colour(each)]));
        const config = {
            background: 'transparent',
            font: 'system-ui, sans-serif',
            view: { stroke: null },
            axis: {
                labelColor: colours.ink,
                titleColor: colours.soft,
                gridColor: colours.line,
                domainColor: colours.line,
                tickColor: colours.line,
                labelFontSize: 12,
                titleFontWeight: 'normal',
            },
            axisY: { labelLimit: innerWidth < 600 ? 130 : 230, grid: false },
            legend: { labelColor: colours.ink, labelFontSize: 12 },
            rule: { color: colours.accent },
            point: { color: colours.accent },
            range: { category: [colours.accent, colours.second, colours.third, colours.fourth] },
        };
        places.forEach((place, index) => {
            // A picture without numbers of its own colours keeps those of the page.
            const spec = { ...painted({ ...pictures[index], data: undefined }, colours), data: pictures[index].data };
            vegaEmbed(place, spec, { renderer: 'svg', actions: false, config, formatLocale }).then(() => {
                // Screen readers read the picture's name and the numbers beside it.
                place.querySelector('svg').setAttribute('aria-hidden', 'true');
            });
        });
    };

    draw();
    dark.addEventListener('change', draw);
    matchMedia('print').addEventListener('change', draw);
})();
